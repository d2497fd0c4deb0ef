import { describe, expect, test } from 'vitest';
import { discountPercent, formatMoney, fromDecimal, toDecimal, toDecimalText } from './money.ts';

describe('fromDecimal', () => {
  test.each([
    [19.99, 'USD', 1999],
    [0.1 + 0.2, 'USD', 30],
    [1_000_000, 'USD', 100_000_000],
    [8.2, 'USD', 820],
    [0.001, 'USD', null],
    [19.999, 'USD', null],
    [Number.NaN, 'USD', null],
    [Number.POSITIVE_INFINITY, 'USD', null],
    [1e300, 'USD', null],
    [5900, 'JPY', 5900],
    [59.5, 'JPY', null],
    [1.234, 'KWD', 1234],
    [4.35, 'KWD', 4350],
    [1.2345, 'KWD', null],
  ])('reads %d of %s as %s', (decimal, currency, amount) => {
    expect(fromDecimal(decimal, currency)).toBe(amount);
  });
});

test.each([
  [1990, 'USD', 19.9, '19.90', '$19.90'],
  [200, 'USD', 2, '2.00', '$2.00'],
  [123_456_789, 'USD', 1_234_567.89, '1234567.89', '$1,234,567.89'],
  [5900, 'JPY', 5900, '5900', '¥5,900'],
  [5900, 'KWD', 5.9, '5.900', 'KWD 5.900'],
  // Intl alone would format HUF 1,235 and IQD 1.
  [123_456, 'HUF', 1234.56, '1234.56', 'HUF 1,234.56'],
  [1234, 'IQD', 1.234, '1.234', 'IQD 1.234'],
])('%i of %s is %d, %s and %s', (amount, currency, decimal, text, words) => {
  expect(toDecimal(amount, currency)).toBe(decimal);
  expect(toDecimalText(amount, currency)).toBe(text);
  expect(formatMoney(amount, currency, 'en-US').replace('\u00a0', ' ')).toBe(words);
});

describe('discountPercent', () => {
  test.each([
    { sale: 3600, regular: 6000, percent: 40 },
    { sale: 1999, regular: 2999, percent: 33 },
    { sale: 2000, regular: null, percent: null },
    { sale: 2000, regular: 2000, percent: null },
    { sale: 2000, regular: 1000, percent: null },
    { sale: 99_990, regular: 100_000, percent: null },
  ])('$regular down to $sale is $percent', ({ sale, regular, percent }) => {
    expect(discountPercent(sale, regular)).toBe(percent);
  });
});
