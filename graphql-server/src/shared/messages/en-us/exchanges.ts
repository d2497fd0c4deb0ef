/** Why items of an order can’t be exchanged, and what an exchange is called. */
export const exchangeMessages = {
  'exchange.nothingInstead': 'Please choose what is sent instead.',
  'exchange.closed': 'Items of a canceled or returned order can’t be exchanged.',
  'exchange.notSent': 'Nothing of this order has been sent yet. Edit the order instead.',
  'exchange.unpaid': 'The order is not paid yet. Record its payment first.',
  'exchange.erased': 'The customer’s data was erased, so nothing can be sent to them.',
  'exchange.otherCurrency':
    'The order is in another currency than the shop’s. Create a return and a new order instead.',
  'exchange.reverseCharge':
    'Items of an order with reverse charge can’t be exchanged. Create a return and a new order instead.',
  'exchange.reason': 'Exchange of items of order {number}',
} as const;
