import { describe, expect, test } from 'vitest';
import { discountPercent, fromDecimal, lineTotal, sumCents, toDecimal } from './money.ts';

describe('fromDecimal', () => {
  test.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1_000_000, 100_000_000],
    [8.2, 820],
    [0.001, null],
    [19.999, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('reads %d as %s cents', (decimal, cents) => {
    expect(fromDecimal(decimal)).toBe(cents);
  });
});

test('toDecimal gives back what fromDecimal read', () => {
  expect(toDecimal(1999)).toBe(19.99);
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

test('sums stay exact', () => {
  expect(sumCents([lineTotal(10, 3), lineTotal(1999, 999)])).toBe(30 + 1_997_001);
  expect(sumCents([])).toBe(0);
});
