/** Why an order can't be delivered. */
export const deliveryMessages = {
  'delivery.notThere': 'We don’t deliver to this address. Please choose another one.',
  'delivery.nothingFits': 'We can’t deliver this order there: it is too large for our delivery methods.',
  'delivery.notPickedUp':
    'An order with a delivery address can’t be picked up. Please remove the address, or choose another delivery method.',
  'delivery.methodNotThere': '{name} is not available at this address.',
  'delivery.methodUnavailable':
    '{name} is no longer available for this order. Please choose another delivery method.',
  'delivery.methodUnknown': 'The chosen delivery method no longer exists. Please choose another one.',
} as const;
