/** Texts that the storefront shows as the API sends them. */
export const storefrontMessages = {
  'welcomeOffer.percent': 'Get {percent}% off',
  'welcomeOffer.percentOfFirst': 'Get {percent}% off your first order',
  'welcomeOffer.amount': 'Get {amount} off',
  'welcomeOffer.amountOfFirst': 'Get {amount} off your first order',
  'welcomeOffer.delivery': 'Get free delivery',
  'welcomeOffer.firstDelivery': 'Get free delivery of your first order',

  'page.terms': 'Terms of sale',
  'page.privacy': 'Privacy policy',
  'page.returns': 'Returns and refunds',
  'page.contact': 'Contact',
  'page.orders': 'My orders',

  // Words, not sentences. Those before the bar stand for a page, those after it may accompany them.
  'searchPages.terms': 'terms conditions | term condition of sale use service policy policies',
  'searchPages.privacy':
    'privacy gdpr cookie cookies data | policy policies protection personal information delete',
  'searchPages.returns':
    'return returns returning returned refund refunds exchange exchanges exchanging withdrawal withdraw | my policy policies money back send item items order orders right wrong size label free days product products',
  'searchPages.contact':
    'contact support help email phone telephone complaint complaints hotline | us customer service mail number call chat talk speak question questions address shop store',
  'searchPages.orders':
    'order orders track tracking trace | my status number parcel package shipment delivery where history past previous cancel invoice invoices purchases',
  'searchPages.ignored':
    'a an and are at be can could do does for from how i in is it of on please the this to want what when with you your',

  'llms.summary': '{shopName} is an online shop. Its prices are in {currency}.',
  'llms.products': 'Products',
  'llms.service': 'Service and policies',
  'llms.data': 'Products as data',
  'llms.json': 'All products as JSON',
  'llms.google': 'All products in Google’s format',
  'llms.meta': 'All products in Meta’s format',
  'llms.sitemap': 'All pages',
} as const;
