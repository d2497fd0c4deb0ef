import { expect, it } from 'vitest';
import { variantStockLabel } from './variant-stock-label.ts';

it.each([
  [[9, 6, 30], '3 variants'],
  [[0, 6, 0], '2 of 3 variants sold out'],
  [[5, 6, 1], '2 of 3 variants low'],
  [[0, 5, 6], '1 of 3 variants sold out, 1 low'],
])('of variants with %o in stock it says "%s"', (stocks, label) => {
  expect(variantStockLabel(stocks.map((stock) => ({ stock })))).toBe(label);
});
