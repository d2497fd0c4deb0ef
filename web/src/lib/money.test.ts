import { describe, expect, it } from 'vitest';
import { formatCartMoney, formatMoney, formatRoundMoney, toSixSignificant } from './money.ts';

/** Intl separates currency codes from amounts with a no-break space. */
const plain = (text: string) => text.replace(/\s/gu, ' ');

describe('formatMoney', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [1, 'USD', '$0.01'],
    [30, 'USD', '$0.30'],
    [3600, 'USD', '$36.00'],
    [3650, 'USD', '$36.50'],
    [123456789, 'USD', '$1,234,567.89'],
    [-500, 'USD', '-$5.00'],
    [36000, 'EUR', '€360.00'],
    [3600, 'JPY', '¥3,600'],
    [3600, 'KWD', 'KWD 3.600'],
    [123456, 'HUF', 'HUF 1,234.56'],
    [1234, 'IQD', 'IQD 1.234'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(plain(formatMoney(amount, currency))).toBe(text);
  });

  it('follows the locale', () => {
    expect(plain(formatMoney(123450, 'EUR', 'de-DE'))).toBe('1.234,50 €');
  });
});

describe('formatRoundMoney', () => {
  it.each([
    [14000, 'USD', '$140'],
    [14050, 'USD', '$140.50'],
    [14000, 'JPY', '¥14,000'],
    [14000, 'KWD', 'KWD 14'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(plain(formatRoundMoney(amount, currency))).toBe(text);
  });
});

describe('toSixSignificant', () => {
  it.each([
    [12345.67, 12345.7],
    [1234567.89, 1234570],
    [0.1 + 0.2, 0.3],
    [36, 36],
    [999999.9, 1000000],
    [0, 0],
  ])('%d becomes %d', (amount, rounded) => {
    expect(toSixSignificant(amount)).toBe(rounded);
  });
});

describe('formatCartMoney', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [30, 'USD', '$0.30'],
    [3600, 'USD', '$36.00'],
    [3650, 'USD', '$36.50'],
    [999999, 'USD', '$9,999.99'],
    [1234567, 'USD', '$12,345.7'],
    [1234570, 'USD', '$12,345.70'],
    [12345678, 'USD', '$123,457'],
    [123456789, 'USD', '$1,234,570'],
    [1234567, 'JPY', '¥1,234,570'],
    [3600, 'KWD', 'KWD 3.600'],
    [12345678, 'KWD', 'KWD 12,345.7'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(plain(formatCartMoney(amount, currency))).toBe(text);
  });
});
