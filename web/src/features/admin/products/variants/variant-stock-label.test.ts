import { expect, it } from 'vitest';
import { unitsLabel, variantStockLabel } from './variant-stock-label.ts';

it.each([
  [[9, 6, 30], '3 variants'],
  [[0, 6, 0], '2 of 3 variants sold out'],
  [[5, 6, 1], '2 of 3 variants low'],
  [[0, 5, 6], '1 of 3 variants sold out, 1 low'],
])('of variants with %o in stock it says "%s"', (stocks, label) => {
  expect(variantStockLabel(stocks.map((stock) => ({ stock })))).toBe(label);
});

it.each([
  [
    [
      { stock: 1200, tracksStock: true },
      { stock: 34, tracksStock: true },
    ],
    '1,234',
  ],
  [
    [
      { stock: 7, tracksStock: true },
      { stock: 1_000_000, tracksStock: false },
    ],
    '7',
  ],
  [[{ stock: 1_000_000, tracksStock: false }], 'Not tracked'],
])('the units of %j are "%s"', (variants, label) => {
  expect(unitsLabel(variants)).toBe(label);
});
