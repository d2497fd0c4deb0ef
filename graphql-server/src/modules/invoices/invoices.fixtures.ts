/** Settings with which invoices can be issued. */
export const seller = {
  legalName: 'Exclusive GmbH',
  streetAddress: '1 Harbor Street',
  city: 'Hamburg',
  countryCode: 'DE',
  vatNumber: 'DE123456789',
};
