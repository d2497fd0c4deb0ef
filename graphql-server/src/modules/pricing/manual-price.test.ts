import { expect, test } from 'vitest';
import { type ManualDiscount, type ManualPrice, priceManually } from './manual-price.ts';

const off = (amount: number): ManualDiscount => ({ amount, percent: null, reason: 'Scratched' });
const percentOff = (percent: number): ManualDiscount => ({ amount: null, percent, reason: 'Loyal customer' });

/** A line at the price that staff set, if any. */
function line(unitPrice: number, quantity: number, discount: ManualDiscount | null = null) {
  const manualPrice: ManualPrice | undefined = discount ? { unitPrice: null, discount } : undefined;
  return { unitPrice, quantity, manualPrice };
}

test.each([
  ['nothing set', [line(1000, 2), line(500, 1)], null, [0, 0], 2500],
  ['an amount off all units of a line', [line(1000, 2, off(300)), line(500, 1)], null, [300, 0], 2200],
  ['a percentage of a line, half up', [line(333, 3, percentOff(50))], null, [500], 499],
  ['a free line', [line(1000, 2, percentOff(100)), line(500, 1)], null, [2000, 0], 500],
  ['a line at 0', [line(0, 5), line(500, 1)], null, [0, 0], 500],
  ['an amount on all lines, by their price', [line(1000, 2), line(500, 1)], off(250), [200, 50], 2250],
  ['a percentage on all lines', [line(1000, 2), line(500, 1)], percentOff(10), [200, 50], 2250],
  [
    '10% of what a line discount leaves',
    [line(1000, 1, off(500)), line(500, 1)],
    percentOff(10),
    [550, 50],
    900,
  ],
  ['two lines of one product', [line(1000, 1, off(100)), line(1000, 1, off(200))], null, [100, 200], 1700],
  ['more than the lines cost', [line(1000, 1, off(5000)), line(500, 1)], off(9000), [1000, 500], 0],
])('%s', (_, lines, discount, discounts, total) => {
  const priced = priceManually(lines, discount, 1);
  expect(priced.lines.map(({ discountTotal }) => discountTotal)).toEqual(discounts);
  expect(priced.totals.total).toBe(total);
});

test('percentages are multiples of the smallest payable amount', () => {
  expect(priceManually([line(1005, 1, percentOff(10))], null, 5).totals.discountTotal).toBe(100);
});
