/** Texts that the storefront shows as the API sends them. */
export const storefrontMessages = {
  'welcomeOffer.percent': 'Get {percent}% off',
  'welcomeOffer.percentOfFirst': 'Get {percent}% off your first order',
  'welcomeOffer.amount': 'Get {amount} off',
  'welcomeOffer.amountOfFirst': 'Get {amount} off your first order',
  'welcomeOffer.delivery': 'Get free delivery',
  'welcomeOffer.firstDelivery': 'Get free delivery of your first order',
} as const;
