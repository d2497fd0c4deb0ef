import { describe, expect, it } from 'vitest';
import { formatCartMoney, formatFullMoney, formatMoney, toSixSignificant } from './money.ts';

describe('formatMoney', () => {
  it.each([
    [0, 'USD', '$0'],
    [1, 'USD', '$0.01'],
    [30, 'USD', '$0.30'],
    [3600, 'USD', '$36'],
    [3650, 'USD', '$36.50'],
    [123456789, 'USD', '$1,234,567.89'],
    [-500, 'USD', '-$5'],
    [36000, 'EUR', '€360'],
    [3600, 'JPY', '¥3,600'],
  ])('%i minor units of %s are %s', (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
  });

  it('follows the locale', () => {
    expect(formatMoney(123450, 'EUR', 'de-DE').replace(/\s/gu, ' ')).toBe('1.234,50 €');
  });
});

describe('formatFullMoney', () => {
  it.each([
    [0, 'USD', '$0.00'],
    [3600, 'USD', '$36.00'],
    [3650, 'USD', '$36.50'],
    [123456700, 'EUR', '€1,234,567.00'],
    [3600, 'JPY', '¥3,600'],
  ])('%i minor units of %s are %s', (cents, currency, text) => {
    expect(formatFullMoney(cents, currency)).toBe(text);
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
    [0, '$0'],
    [30, '$0.30'],
    [3600, '$36'],
    [3650, '$36.50'],
    [999999, '$9,999.99'],
    [1234567, '$12,345.7'],
    [12345678, '$123,457'],
    [123456789, '$1,234,570'],
  ])('%i cents are %s', (cents, text) => {
    expect(formatCartMoney(cents, 'USD')).toBe(text);
  });

  it('keeps currencies without minor units whole', () => {
    expect(formatCartMoney(1234567, 'JPY')).toBe('¥1,234,570');
  });
});
