import { describe, expect, test } from 'vitest';
import { priceRefund, refundedTax } from './price-refund.ts';

/** Units of a line: [unit price, ordered, refunded before, requested now, line discount, added tax]. */
type Units = [
  unitPrice: number,
  quantity: number,
  refundedQuantity: number,
  wantedQuantity: number,
  discountTotal?: number,
  addedTax?: number,
];

const price = (lines: Units[], total: number) =>
  priceRefund(
    lines.map(([unitPrice, quantity, refundedQuantity, wantedQuantity, discountTotal = 0, addedTax = 0]) => ({
      unitPrice,
      quantity,
      refundedQuantity,
      wantedQuantity,
      discountTotal,
      addedTax,
    })),
    total,
  );

// Computed by hand.
test.each<[what: string, lines: Units[], total: number, amount: number]>([
  ['nothing', [[1999, 4, 0, 0]], 7996, 0],
  ['one of four', [[1999, 4, 0, 1]], 7996, 1999],
  ['the rest', [[1999, 4, 1, 3]], 7996, 5997],
  [
    'all of two lines',
    [
      [1999, 2, 0, 2],
      [850, 1, 0, 1],
    ],
    4848,
    4848,
  ],
  [
    'a line of two',
    [
      [1999, 2, 0, 2],
      [850, 1, 0, 0],
    ],
    4848,
    3998,
  ],
  ['one with its share of 5.00 for shipping', [[1000, 2, 0, 1]], 2500, 1250],
  ['one of three with its share of a discount to 20.00', [[1000, 3, 0, 1, 1000]], 2000, 666],
  ['the second of those', [[1000, 3, 1, 1, 1000]], 2000, 667],
  ['the third of those', [[1000, 3, 2, 1, 1000]], 2000, 667],
  [
    'a line that was reduced beside one that was not',
    [
      [1000, 2, 0, 1, 1000],
      [1000, 1, 0, 0, 0],
    ],
    2000,
    500,
  ],
  [
    'one that was given for free',
    [
      [1000, 1, 0, 0],
      [400, 1, 0, 1, 400],
    ],
    1000,
    0,
  ],
  // 9.00 of 12.00 for the lines, with 3.00 of 4.00 for delivery.
  [
    'a reduced line with its share of delivery',
    [
      [1000, 1, 0, 1, 100],
      [500, 1, 0, 0, 200],
    ],
    1600,
    1200,
  ],
  // 10.00 with 1.90 (19%), and 10.00 with 0.70 (7%): 11.90 of 22.60.
  [
    'a line with the tax that was added to it',
    [
      [1000, 1, 0, 1, 0, 190],
      [1000, 1, 0, 0, 0, 70],
    ],
    2260,
    1190,
  ],
  // 2 of 3 units of 3 × 3.33 - 0.99 + 1.71 = 10.71 are 7.14, with 7.14 / 10.71 of the 4.00 for delivery.
  ['units with their part of discount, tax and delivery', [[333, 3, 0, 2, 99, 171]], 1471, 980],
  ['a gift', [[0, 1, 0, 1]], 0, 0],
  ['the whole of an order of which only delivery was paid', [[1000, 1, 0, 1, 1000]], 500, 500],
  [
    'one of three units of such an order',
    [
      [1000, 2, 0, 1, 2000],
      [300, 1, 0, 0, 300],
    ],
    500,
    166,
  ],
  [
    'what is too large to be multiplied as a number',
    [[2_000_000_000, 1, 0, 1]],
    1_999_999_999,
    1_999_999_999,
  ],
])('%s', (_what, lines, total, amount) => {
  expect(price(lines, total)).toBe(amount);
});

describe('one by one, in any order, all units add up to the total', () => {
  test.each([
    [[333, 333, 334], 777],
    [[1, 9999, 50, 50, 7], 8123],
    [[1000, 1000, 1000], 3500],
  ])('of %j for %i', (prices, total) => {
    for (const order of [prices, prices.toReversed()]) {
      const refunds = order.map((_, now) =>
        price(
          order.map((unitPrice, index) => [unitPrice, 1, index < now ? 1 : 0, index === now ? 1 : 0]),
          total,
        ),
      );
      expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      expect(refunds.every((amount) => amount >= 0)).toBe(true);
    }
  });
});

// Computed by hand: of 119.00 with 19.00 of tax, and of 10.00 with 1.67.
test.each<[what: string, total: number, taxTotal: number, refunded: number, tax: number]>([
  ['nothing', 11_900, 1900, 0, 0],
  ['a tenth', 11_900, 1900, 1190, 190],
  ['a third, rounded down', 1000, 167, 333, 55],
  ['all but a cent', 1000, 167, 999, 166],
  ['all', 1000, 167, 1000, 167],
  ['more than all, which can not be', 1000, 167, 1100, 167],
  ['an order that cost nothing', 0, 0, 0, 0],
])('the tax in a refund of %s', (_what, total, taxTotal, refunded, tax) => {
  expect(refundedTax({ total, taxTotal }, refunded)).toBe(tax);
});
