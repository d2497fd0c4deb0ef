/** Texts that the storefront shows as the API sends them. */
export const storefrontMessages = {
  'welcomeOffer.percent': 'Get {percent}% off',
  'welcomeOffer.percentOfFirst': 'Get {percent}% off your first order',
  'welcomeOffer.amount': 'Get {amount} off',
  'welcomeOffer.amountOfFirst': 'Get {amount} off your first order',
  'welcomeOffer.delivery': 'Get free delivery',
  'welcomeOffer.firstDelivery': 'Get free delivery of your first order',

  'llms.summary': '{shopName} is an online shop. Its prices are in {currency}.',
  'llms.products': 'Products',
  'llms.service': 'Service and policies',
  'llms.terms': 'Terms of sale',
  'llms.privacy': 'Privacy policy',
  'llms.returns': 'Returns and refunds',
  'llms.data': 'Products as data',
  'llms.json': 'All products as JSON',
  'llms.google': 'All products in Google’s format',
  'llms.meta': 'All products in Meta’s format',
  'llms.sitemap': 'All pages',
} as const;
