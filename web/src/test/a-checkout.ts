import type { CheckoutPreview } from '../gql/graphql.ts';
import { aCart } from './a-cart.ts';
import type { Answers, Part } from './mock-api.ts';

/**
 * The preview of the cart's checkout, with free delivery and all payment methods; the given fields override
 * the defaults.
 */
export function aPreview(cart: ReturnType<typeof aCart> = aCart(), preview: Part<CheckoutPreview> = {}) {
  const { lines, totals } = cart;
  const delivery = { methodId: 'standard', name: 'Standard', price: 0 };
  return {
    lines,
    totals,
    requiresShipping: true,
    deliveryMethods: [delivery],
    deliveryMethod: delivery,
    paymentMethods: ['CARD', 'BANK', 'CASH_ON_DELIVERY'] as const,
    ...preview,
  };
}

/** What forms ask for in an address, of which only the town is required. */
export const anAddressForm = {
  countryCode: 'US',
  parts: [
    { part: 'CITY', name: 'CITY', isRequired: true, example: null },
    { part: 'REGION', name: 'STATE', isRequired: false, example: null },
    { part: 'POSTAL_CODE', name: 'ZIP_CODE', isRequired: false, example: '95014' },
  ],
} as const;

/** A shop that delivers within its own country, accepts cards and allows guests. */
export const aShopInUs = {
  name: 'Exclusive',
  currencyCode: 'USD',
  timeZone: 'UTC',
  allowsGuests: true,
  cardPayment: { available: true, isSandbox: true },
  addressForm: anAddressForm,
  deliveryPlaces: {
    shopCountryCode: 'US',
    countryCodes: ['US'],
    allCountryCodes: ['CA', 'US'],
    regions: [
      {
        countryCode: 'US',
        regions: [
          { code: 'CA', name: 'California' },
          { code: 'HI', name: 'Hawaii' },
        ],
      },
    ],
  },
} satisfies Answers['shop'];
