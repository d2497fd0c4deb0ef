import { expect, test } from 'vitest';
import { discountInput, discountValues } from './manual-discount.ts';

const reason = 'Scratched';

test.each([
  ['5', { amount: 500, reason }],
  [' 5.50 ', { amount: 550, reason }],
  ['10%', { percent: 10, reason }],
  ['100 %', { percent: 100, reason }],
  ['', null],
  ['0', null],
  ['0%', null],
  ['101%', null],
  ['2.5%', null],
  ['-5', null],
  ['a lot', null],
])('a discount typed as %j', (discount, expected) => {
  expect(discountInput({ discount, discountReason: ' Scratched ' }, 'USD')).toEqual(expected);
});

test.each([
  [{ amount: 550, percent: null, reason }, '5.50'],
  [{ amount: null, percent: 10, reason }, '10%'],
])('a stored discount of %j', (stored, typed) => {
  expect(discountValues(stored, 'USD')).toEqual({ discount: typed, discountReason: reason });
});

test('no discount is empty', () => {
  expect(discountValues(null, 'USD')).toEqual({ discount: '', discountReason: '' });
});
