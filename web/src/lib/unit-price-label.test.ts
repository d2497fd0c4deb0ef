import { expect, test } from 'vitest';
import { unitPriceLabel } from './unit-price-label.ts';

test.each([
  [{ lowest: 1199, highest: 1199, per: { amount: 1, unit: 'L' } }, 'USD', '$11.99 / l'],
  [{ lowest: 277, highest: 300, per: { amount: 100, unit: 'G' } }, 'USD', 'from $2.77 / 100 g'],
  [{ lowest: 2500, highest: 2500, per: { amount: 1, unit: 'M2' } }, 'USD', '$25.00 / m²'],
  [{ lowest: 9000, highest: 9000, per: { amount: 1, unit: 'M3' } }, 'USD', '$90.00 / m³'],
  [{ lowest: 25, highest: 25, per: { amount: 1, unit: 'PIECE' } }, 'USD', '$0.25 / piece'],
  [{ lowest: 1286, highest: 1286, per: { amount: 1, unit: 'KG' } }, 'JPY', '¥1,286 / kg'],
] as const)('%j of %s is shown as %s', (prices, currency, label) => {
  expect(unitPriceLabel(prices, currency)).toBe(label);
});
