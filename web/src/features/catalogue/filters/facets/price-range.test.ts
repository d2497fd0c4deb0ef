import { describe, expect, it } from 'vitest';
import { readPriceRange } from './price-range.ts';

describe('readPriceRange', () => {
  it.each<[string, string, number | null, number | null]>([
    ['', '', null, null],
    [' ', '25', null, 2500],
    ['10', '', 1000, null],
    ['0', '49,90', 0, 4990],
    ['20', '20', 2000, 2000],
    ['1,000', '1,000,000', 100_000, 100_000_000],
  ])('%j to %j is %j to %j', (from, to, minPrice, maxPrice) => {
    expect(readPriceRange({ from, to }, 'USD')).toEqual({ from: minPrice, to: maxPrice, errors: {} });
  });

  it.each([
    ['cheap', '', { from: 'Please enter an amount like 25.00' }],
    ['', '-5', { to: 'Please enter an amount like 25.00' }],
    ['x', 'y', { from: 'Please enter an amount like 25.00', to: 'Please enter an amount like 25.00' }],
    ['30', '20', { to: 'This is less than the lowest price' }],
    ['', '1000001', { to: 'Please enter at most $1,000,000' }],
  ])('rejects %j to %j', (from, to, errors) => {
    expect(readPriceRange({ from, to }, 'USD').errors).toEqual(errors);
  });

  it('accepts the decimals of the currency', () => {
    expect(readPriceRange({ from: '500', to: '500.5' }, 'JPY')).toMatchObject({
      from: 500,
      errors: { to: 'Please enter an amount like 2500' },
    });
  });
});
