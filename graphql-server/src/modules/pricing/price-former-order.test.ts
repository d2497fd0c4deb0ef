import { expect, test } from 'vitest';
import { priceFormerOrder, unitsFor } from './price-former-order.ts';

test.each([
  [1000, 4, [[250, 4]]],
  [
    1000,
    3,
    [
      [333, 2],
      [334, 1],
    ],
  ],
  [
    2,
    3,
    [
      [0, 1],
      [1, 2],
    ],
  ],
])('%i cents for %i units', (amount, quantity, expected) => {
  expect(unitsFor(amount, quantity).map((line) => [line.unitPrice, line.quantity])).toEqual(expected);
});

const line = { unitPrice: 1000, quantity: 2 };
const sums = { discount: 0, shipping: 500, taxes: 0, taxName: '', total: 2500 };
const tax = (rate: number, taxable: number, amount: number, name = 'Tax') => [
  { name, rate, taxable, amount },
];

test.each<[string, Partial<typeof sums>, object, number]>([
  ['no taxes', {}, { taxTotal: 0, pricesIncludeTax: true, taxes: [] }, 0],
  [
    'taxes in the prices',
    { taxes: 400, taxName: 'VAT 19%' },
    { pricesIncludeTax: true, taxes: tax(19_000, 2100, 400, 'VAT'), shippingTaxTotal: 80 },
    0,
  ],
  [
    'taxes on top',
    { taxes: 200, total: 2700 },
    { pricesIncludeTax: false, taxes: tax(8000, 2500, 200), shippingTaxTotal: 40 },
    0,
  ],
  ['a discount', { discount: 300, total: 2200 }, { discountTotal: 300 }, 0],
  ['a discount above the items', { discount: 2600, total: 0 }, { discountTotal: 2000, subtotal: 2000 }, -500],
  [
    'taxes above all prices',
    { taxes: 9000, total: 2500 },
    { taxTotal: 2500, taxes: tax(100_000, 0, 2500) },
    0,
  ],
  ['a total that is too high', { total: 2600 }, { total: 2600 }, 100],
  ['a total that is too low', { taxes: 200, total: 2690 }, { pricesIncludeTax: false, total: 2690 }, -10],
])('%s', (_what, changes, totals, difference) => {
  const priced = priceFormerOrder([line], { ...sums, ...changes });
  expect(priced.totals).toMatchObject({ itemCount: 2, ...totals });
  expect(priced.difference).toBe(difference);
});
