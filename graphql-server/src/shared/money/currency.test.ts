import { describe, expect, test } from 'vitest';
import { decimalsOf, isCurrency } from './currency.ts';

// Expected values are from ISO 4217, list one.
describe('decimals', () => {
  test.each([
    ['JPY', 0],
    ['KRW', 0],
    ['ISK', 0],
    ['UGX', 0],
    ['USD', 2],
    ['EUR', 2],
    // Decimals that everyday use, and so Intl, omits still belong to the minor unit.
    ['HUF', 2],
    ['IDR', 2],
    ['PKR', 2],
    ['MGA', 2],
    ['KWD', 3],
    ['IQD', 3],
    ['BGN', 2],
  ])('of %s are %i', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals);
    expect(isCurrency(currency)).toBe(true);
  });
});

test.each(['XXX', 'XTS', 'XAU', 'CLF', 'usd', 'US', '', 'DOLLARS'])(
  '%j is not a supported currency',
  (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => decimalsOf(code)).toThrow(RangeError);
  },
);
