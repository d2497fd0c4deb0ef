import { expect, test } from 'vitest';
import { type FormerSums, priceFormerOrder, unitsFor } from './price-former-order.ts';

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

const line = { unitPrice: 1000, quantity: 2, isTaxable: true };
const sums: FormerSums = { discount: 0, shipping: 500, taxes: [], addsTaxes: false, total: 2500 };
const tax = (rate: number, taxable: number, amount: number, name = 'Tax') => [
  { name, rate, taxable, amount },
];

test.each<[string, Partial<FormerSums>, object, number]>([
  ['no taxes', {}, { taxTotal: 0, pricesIncludeTax: true, taxes: [] }, 0],
  [
    'taxes in the prices',
    { taxes: [{ name: 'VAT 19%', amount: 400 }] },
    { pricesIncludeTax: true, taxes: tax(19_000, 2100, 400, 'VAT'), shippingTaxTotal: 80 },
    0,
  ],
  [
    'taxes on top',
    { taxes: [{ name: '', amount: 200 }], total: 2700 },
    { pricesIncludeTax: false, taxes: tax(8000, 2500, 200), shippingTaxTotal: 40 },
    0,
  ],
  [
    'taxes on top, whatever the total says',
    { taxes: [{ name: '', amount: 200 }], addsTaxes: true },
    { pricesIncludeTax: false, taxes: tax(8000, 2500, 200) },
    -200,
  ],
  [
    'taxes of two rates',
    {
      taxes: [
        { name: 'VAT 7%', amount: 70 },
        { name: 'VAT 20%', amount: 300 },
      ],
      total: 2870,
    },
    { taxTotal: 370, taxes: [...tax(20_000, 1500, 300, 'VAT'), ...tax(7000, 1000, 70, 'VAT')] },
    0,
  ],
  ['a discount', { discount: 300, total: 2200 }, { discountTotal: 300 }, 0],
  ['a discount above the items', { discount: 2600, total: 0 }, { discountTotal: 2000, subtotal: 2000 }, -500],
  [
    'taxes above all prices',
    { taxes: [{ name: '', amount: 9000 }], total: 2500 },
    { taxTotal: 2500, taxes: tax(100_000, 0, 2500) },
    0,
  ],
  ['a total that is too high', { total: 2600 }, { total: 2600 }, 100],
  [
    'a total that is too low',
    { taxes: [{ name: '', amount: 200 }], total: 2690 },
    { pricesIncludeTax: false, total: 2690 },
    -10,
  ],
])('%s', (_what, changes, totals, difference) => {
  const priced = priceFormerOrder([line], { ...sums, ...changes });
  expect(priced.totals).toMatchObject({ itemCount: 2, ...totals });
  expect(priced.difference).toBe(difference);
});

test('lines that are not taxable have no tax, unless the tax is more than the others cost', () => {
  const untaxed = { ...line, isTaxable: false };
  const taxesWith = (amount: number) =>
    priceFormerOrder([line, untaxed], { ...sums, shipping: 0, total: 4000, taxes: [{ name: '', amount }] });
  expect(taxesWith(400).lines).toMatchObject([
    { taxTotal: 400, taxRate: 25_000 },
    { taxTotal: 0, taxRate: null },
  ]);
  expect(taxesWith(2200).lines).toMatchObject([{ taxTotal: 1100 }, { taxTotal: 1100 }]);
});
