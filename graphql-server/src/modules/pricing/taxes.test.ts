import { describe, expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import { taxParts, type TaxRounding } from './taxes.ts';

const NONE = null;
const rates = { 0: 0, 7: 7000, 19: 19_000, 20: 20_000, 8.875: 8875, 100: 100_000 } as const;
type Percent = keyof typeof rates;

interface Row {
  what: string;
  pricesInclude: boolean;
  parts: [amount: number, percent: Percent | null][];
  /** Tax of each part, rounded by part and as a whole. */
  LINE: number[];
  TOTAL: number[];
  step?: number;
}

// Computed by hand. Contained: amount × rate / (100 + rate); added: amount × rate / 100.
const table: Row[] = [
  { what: 'nothing', pricesInclude: true, parts: [], LINE: [], TOTAL: [] },
  { what: '19 % in 119.00', pricesInclude: true, parts: [[11_900, 19]], LINE: [1900], TOTAL: [1900] },
  { what: '19 % on 100.00', pricesInclude: false, parts: [[10_000, 19]], LINE: [1900], TOTAL: [1900] },
  { what: 'no rate', pricesInclude: false, parts: [[10_000, NONE]], LINE: [0], TOTAL: [0] },
  { what: '0 %', pricesInclude: false, parts: [[10_000, 0]], LINE: [0], TOTAL: [0] },
  {
    what: '100 % in a price is half of it',
    pricesInclude: true,
    parts: [[301, 100]],
    LINE: [151],
    TOTAL: [151],
  },
  // 1.595042 each; together 4.785126.
  {
    what: '19 % in three times 9.99',
    pricesInclude: true,
    parts: [
      [999, 19],
      [999, 19],
      [999, 19],
    ],
    LINE: [160, 160, 160],
    TOTAL: [160, 160, 159],
  },
  // 0.198 each; together 0.594.
  {
    what: '20 % on three times 0.99',
    pricesInclude: false,
    parts: [
      [99, 20],
      [99, 20],
      [99, 20],
    ],
    LINE: [20, 20, 20],
    TOTAL: [20, 20, 19],
  },
  // 0.5 cents round up; together 1.5 cents round up.
  {
    what: 'half a cent, up',
    pricesInclude: false,
    parts: [
      [50, NONE],
      [5, 20],
      [10, 8.875],
    ],
    LINE: [0, 1, 1],
    TOTAL: [0, 1, 1],
  },
  // 7%: 0.35 and 0.6993, together 1.0493; 19%: 1.8981 and 0.3781, together 2.2762.
  {
    what: 'two rates, each by itself',
    pricesInclude: false,
    parts: [
      [500, 7],
      [999, 19],
      [999, 7],
      [199, 19],
    ],
    LINE: [35, 190, 70, 38],
    TOTAL: [35, 190, 70, 38],
  },
  // 8.875%: 1.774 and 0.8866 and 0.8866: 1.77 + 0.89 + 0.89 = 3.55; together 3.5473 → 3.55.
  {
    what: 'a rate of three decimals',
    pricesInclude: false,
    parts: [
      [1999, 8.875],
      [999, 8.875],
      [999, 8.875],
    ],
    LINE: [177, 89, 89],
    TOTAL: [177, 89, 89],
  },
  // 0.1 cents each round to zero; together 0.5 cents round to one, which goes to the first.
  {
    what: 'many that are next to nothing',
    pricesInclude: false,
    parts: [
      [1, 7],
      [1, 7],
      [1, 7],
      [1, 7],
      [1, 7],
      [1, 7],
      [1, 7],
      [1, 7],
    ],
    LINE: [0, 0, 0, 0, 0, 0, 0, 0],
    TOTAL: [1, 0, 0, 0, 0, 0, 0, 0],
  },
  // A currency whose smallest payable amount is 100: 19% of 1,500 and 1,700 is 285 and 323, together 608.
  {
    what: 'in whole steps',
    pricesInclude: false,
    parts: [
      [1500, 19],
      [1700, 19],
    ],
    LINE: [300, 300],
    TOTAL: [300, 300],
    step: 100,
  },
  {
    what: 'what is too large to be multiplied as a number',
    pricesInclude: false,
    parts: [[9_990_000_000_001, 19]],
    LINE: [1_898_100_000_000],
    TOTAL: [1_898_100_000_000],
  },
];

describe.each<TaxRounding>(['LINE', 'TOTAL'])('rounded by %s', (rounding) => {
  test.each(table)('$what', ({ parts, pricesInclude, step = 1, ...expected }) => {
    const taxed = taxParts(
      parts.map(([amount, percent]) => ({
        amount,
        tax: percent === null ? null : { name: 'VAT', rate: rates[percent] },
      })),
      { pricesInclude, rounding },
      step,
    );
    expect(taxed.shares).toEqual(expected[rounding]);
    const bySum = taxed.taxes.reduce((sum, { amount }) => sum + amount, 0);
    expect(bySum).toBe(expected[rounding].reduce((sum, amount) => sum + amount, 0));
  });
});

describe('an order', () => {
  interface Line {
    unitPrice: number;
    quantity: number;
    percent: Percent;
  }
  const lines: Line[] = [
    { unitPrice: 999, quantity: 3, percent: 19 },
    { unitPrice: 500, quantity: 1, percent: 7 },
  ];
  const price = (pricesInclude: boolean, rounding: TaxRounding) =>
    priceOrder(lines, {
      delivery: { fee: 492, freeFrom: null },
      promotions: [
        {
          id: '1',
          title: 'Ten',
          code: null,
          effect: { kind: 'PERCENT', percent: 10 },
          appliesTo: () => true,
        },
      ],
      tax: {
        pricesInclude,
        rounding,
        delivery: { name: 'VAT', rate: 19_000 },
        rateOf: ({ percent }) => ({ name: 'VAT', rate: rates[percent] }),
      },
    });

  // 34.97 less 3.50, of which 3.00 is on 29.97 and 0.50 on 5.00: 26.97 and 4.50, and 4.92 for delivery.
  const discounted = { subtotal: 3497, discountTotal: 350, shippingTotal: 492 };

  test.each<
    [pricesInclude: boolean, rounding: TaxRounding, taxes: number[], totals: object, byRate: object[]]
  >([
    // At 19% 4.3061 and 0.7855, together 5.0917; at 7% 0.2944.
    [
      true,
      'LINE',
      [431, 29],
      { taxTotal: 539, shippingTaxTotal: 79, total: 3639 },
      [
        { name: 'VAT', rate: 19_000, taxable: 2679, amount: 510 },
        { name: 'VAT', rate: 7000, taxable: 421, amount: 29 },
      ],
    ],
    // 5.09 is 4.3047 + 0.7853: delivery has the larger remainder.
    [
      true,
      'TOTAL',
      [430, 29],
      { taxTotal: 538, shippingTaxTotal: 79, total: 3639 },
      [
        { name: 'VAT', rate: 19_000, taxable: 2680, amount: 509 },
        { name: 'VAT', rate: 7000, taxable: 421, amount: 29 },
      ],
    ],
    // At 19% 5.1243 and 0.9348, together 6.0591; at 7% 0.315.
    [
      false,
      'LINE',
      [512, 32],
      { taxTotal: 637, shippingTaxTotal: 93, total: 3639 + 637 },
      [
        { name: 'VAT', rate: 19_000, taxable: 3189, amount: 605 },
        { name: 'VAT', rate: 7000, taxable: 450, amount: 32 },
      ],
    ],
    // 6.06 is 5.1251 + 0.9349: the line has the larger remainder.
    [
      false,
      'TOTAL',
      [513, 32],
      { taxTotal: 638, shippingTaxTotal: 93, total: 3639 + 638 },
      [
        { name: 'VAT', rate: 19_000, taxable: 3189, amount: 606 },
        { name: 'VAT', rate: 7000, taxable: 450, amount: 32 },
      ],
    ],
  ])(
    'is taxed after discounts, including delivery (included: %s, by %s)',
    (included, rounding, taxes, totals, byRate) => {
      const priced = price(included, rounding);
      expect(priced.lines.map((line) => line.taxTotal)).toEqual(taxes);
      expect(priced.lines.map((line) => line.taxRate)).toEqual([19_000, 7000]);
      expect(priced.totals).toEqual({
        itemCount: 4,
        ...discounted,
        pricesIncludeTax: included,
        isReverseCharge: false,
        taxes: byRate,
        ...totals,
      });
    },
  );
});
