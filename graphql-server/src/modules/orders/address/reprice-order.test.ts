import { expect, test } from 'vitest';
import { DeliveryPrices } from '../../delivery/delivery-prices.ts';
import type { DeliveryMethod, Destination } from '../../delivery/delivery.ts';
import { type PlacedOrder, repriceOrder } from './reprice-order.ts';

const method = (id: string, fee: number, more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id,
  name: id,
  pricing: 'FLAT',
  fee,
  freeFrom: null,
  tiers: [],
  minDays: null,
  maxDays: null,
  note: null,
  ...more,
});
const zone = (countryCode: string, methods: DeliveryMethod[]) => ({
  id: countryCode,
  name: countryCode,
  places: [{ countryCode, region: null }],
  methods,
});
const light: Partial<DeliveryMethod> = { pricing: 'BY_WEIGHT', tiers: [{ upTo: 100, fee: 900 }] };

/** The US: post for 5.00, express for 15.00. Germany: post for 60.00. Norway: letters of 100 g for 9.00. */
const delivery = new DeliveryPrices(
  {
    countryCode: 'US',
    fee: 500,
    freeFrom: null,
    zones: [
      zone('US', [method('post', 500), method('express', 1500)]),
      zone('DE', [method('post', 6000)]),
      zone('NO', [method('letter', 0, light)]),
    ],
  },
  'UTC',
  () => new Date('2026-11-28T12:00:00Z'),
);

/** 10% in the US, 20% elsewhere, 5% for food everywhere; delivery is taxed like other goods. */
const rateAt = (to: Destination | null) => ({
  name: 'Tax',
  rate: to?.countryCode === 'US' ? 10_000 : 20_000,
});
const prices = (pricesInclude: boolean) => ({
  currency: 'USD',
  step: 1,
  delivery,
  taxAt: (to: Destination | null) => ({
    pricesInclude,
    rounding: 'LINE' as const,
    delivery: rateAt(to),
    rateOf: ({ taxClassId }: { taxClassId?: string | null | undefined }) =>
      taxClassId === 'food' ? { name: 'Food', rate: 5000 } : rateAt(to),
  }),
});

const radio = { id: 'radio', unitPrice: 10_000, quantity: 1, discountTotal: 0, weight: 500 };
const tea = { id: 'tea', unitPrice: 1000, quantity: 2, discountTotal: 200, weight: 50, taxClassId: 'food' };
/** Placed in the US: 118.00 after discounts, delivery 5.00, tax 10.00 + 0.90 + 0.50. */
const placed: PlacedOrder = {
  totals: { shippingTotal: 500, taxTotal: 1140, total: 13_440, pricesIncludeTax: false },
  lines: [radio, tea],
  method: { methodId: 'post', name: 'post' },
  hasFreeDelivery: false,
};
/** The same with taxes included in the prices: 9.09 + 0.86 + 0.45. */
const included: PlacedOrder = {
  ...placed,
  totals: { shippingTotal: 500, taxTotal: 1040, total: 12_300, pricesIncludeTax: true },
};

test.each<[string, PlacedOrder, string, boolean, object | null | undefined]>([
  ['where it was placed', placed, 'US', false, null],
  // 118.00 + 60.00 + 20.00 + 0.90 + 12.00
  ['abroad', placed, 'DE', false, { shippingTotal: 6000, taxTotal: 3290, total: 21_090 }],
  ['with taxes in its prices, where it was placed', included, 'US', true, null],
  // Includes 16.67 + 0.86 + 10.00.
  [
    'with taxes in its prices, abroad',
    included,
    'DE',
    true,
    { shippingTotal: 6000, taxTotal: 2753, total: 17_800 },
  ],
  // Current prices exclude taxes; those of the order included them.
  [
    'as its own prices are meant',
    included,
    'DE',
    false,
    { shippingTotal: 6000, taxTotal: 2753, total: 17_800 },
  ],
  [
    'by the method of the same name in another zone',
    { ...placed, method: { methodId: 'post-before', name: 'post' } },
    'DE',
    false,
    { shippingTotal: 6000, taxTotal: 3290, total: 21_090 },
  ],
  [
    'from before there were methods, by the first one',
    { ...placed, method: null },
    'DE',
    false,
    { shippingTotal: 6000, taxTotal: 3290, total: 21_090 },
  ],
  [
    'by a method that is not there',
    { ...placed, method: { methodId: 'express', name: 'express' } },
    'DE',
    false,
    undefined,
  ],
  [
    'with delivery that a promotion pays for',
    { ...placed, hasFreeDelivery: true },
    'DE',
    false,
    { shippingTotal: 0, taxTotal: 2090, total: 13_890 },
  ],
  [
    'too heavy for its method there',
    { ...placed, method: { methodId: 'letter', name: 'letter' } },
    'NO',
    false,
    undefined,
  ],
  ['to a place without a zone', placed, 'JP', false, undefined],
])('an order %s', (_, order, countryCode, pricesInclude, expected) => {
  expect(repriceOrder(order, { countryCode }, prices(pricesInclude))).toEqual(expected);
});
