import { describe, expect, test } from 'vitest';
import type { Destination } from '../delivery/delivery.ts';
import { taxTermsAt } from './tax-rules.ts';
import type { TaxSettings } from './taxes.ts';

const rate = (countryCode: string, percent: number, region: string | null = null) => ({
  countryCode,
  region,
  name: 'VAT',
  rate: percent * 1000,
});
const taxes: TaxSettings = {
  isEnabled: true,
  pricesIncludeTax: true,
  rounding: 'LINE',
  region: 'Texas',
  isReverseChargeEnabled: false,
  vatNumber: null,
  classes: [
    {
      id: 'standard',
      name: 'Standard',
      isForDelivery: false,
      rates: [rate('US', 5), rate('US', 8, 'Texas'), rate('US', 4, 'Hawaii'), rate('DE', 19), rate('GB', 20)],
    },
    {
      id: 'books',
      name: 'Books',
      isForDelivery: true,
      rates: [rate('DE', 7), rate('GB', 0), rate('US', 1, 'Hawaii')],
    },
  ],
};
const at = (to: Destination | null, change: Partial<TaxSettings> = {}) =>
  taxTermsAt({ taxes: { ...taxes, ...change }, countryCode: 'US' }, to);

describe('the rate of', () => {
  test.each<[what: string, to: Destination | null, taxClassId: string | null, percent: number | null]>([
    ['a country', { countryCode: 'DE' }, null, 19],
    ['a region that has none of its own', { countryCode: 'DE', region: 'Bayern' }, null, 19],
    ['a region', { countryCode: 'US', region: 'Hawaii' }, null, 4],
    ['a region that is written in another way', { countryCode: 'US', region: ' HAWAII ' }, null, 4],
    ['a region of another country', { countryCode: 'GB', region: 'Hawaii' }, null, 20],
    ['a country without its region', { countryCode: 'US' }, null, 5],
    ['no address: the shop’s own region', null, null, 8],
    ['an address without a country: the shop’s', { region: 'Hawaii' }, null, 4],
    ['an address that says nothing: the shop’s own region', {}, null, 8],
    ['a country that is not named', { countryCode: 'FR' }, null, null],
    ['a class', { countryCode: 'DE' }, 'books', 7],
    ['a class in a region', { countryCode: 'US', region: 'hawaii' }, 'books', 1],
    ['a class that is not taxed', { countryCode: 'GB' }, 'books', 0],
    ['a class where it has none: the standard one', { countryCode: 'US' }, 'books', 5],
    ['a class that is gone: the standard one', { countryCode: 'DE' }, 'gone', 19],
  ])('%s', (_what, to, taxClassId, percent) => {
    const expected = percent === null ? null : { name: 'VAT', rate: percent * 1000 };
    expect(at(to)?.rateOf({ taxClassId })).toEqual(expected);
  });

  test('delivery is that of its class; without one, delivery is not taxed', () => {
    expect(at({ countryCode: 'DE' })?.delivery).toEqual({ name: 'VAT', rate: 7000 });
    const classes = taxes.classes.map((taxClass) => ({ ...taxClass, isForDelivery: false }));
    expect(at({ countryCode: 'DE' }, { classes })?.delivery).toBeNull();
  });
});

test('a shop without taxes has no tax rules', () => {
  expect(at({ countryCode: 'DE' }, { isEnabled: false })).toBeUndefined();
});
