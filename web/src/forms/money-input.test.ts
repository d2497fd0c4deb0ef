import { describe, expect, it } from 'vitest';
import { moneyInputText, parseMoney } from './money-input.ts';

describe('parseMoney', () => {
  it.each([
    ['36', 3600],
    [' 36.5 ', 3650],
    ['36.50', 3650],
    ['36.', 3600],
    ['0.07', 7],
    ['0', 0],
    ['1.1', 110],
    ['4.35', 435],
    ['1.15', 115],
    ['1,234', 123400],
    ['1,234.56', 123456],
    ['1,000,000.00', 100000000],
    ['36,5', 3650],
    ['36,50', 3650],
    ['007', 700],
  ])('%j is %i cents', (text, cents) => {
    expect(parseMoney(text, 'USD')).toBe(cents);
  });

  it.each([
    '',
    ' ',
    '-1',
    '1.234',
    '1.2.3',
    '12,34.5',
    '1,2345',
    '0,125',
    '1,000,00',
    '$5',
    '5 USD',
    '1e3',
    'ten',
    '.',
    '.5',
    '٣',
  ])('rejects %j', (text) => {
    expect(parseMoney(text, 'USD')).toBeNull();
  });

  it.each([
    ['3600', 'JPY', 3600],
    ['3,600', 'JPY', 3600],
    ['36.5', 'JPY', null],
    ['1.234', 'KWD', 1234],
    ['1.5', 'KWD', 1500],
    ['1,234', 'KWD', null],
    ['1,234.5', 'KWD', 1_234_500],
    ['1.2345', 'KWD', null],
    ['36.50', 'HUF', 3650],
  ])('%j of %s is %s', (text, currency, amount) => {
    expect(parseMoney(text, currency)).toBe(amount);
  });
});

describe('moneyInputText', () => {
  it.each([
    [0, 'USD', '0.00'],
    [7, 'USD', '0.07'],
    [3600, 'USD', '36.00'],
    [123456789, 'USD', '1234567.89'],
    [3600, 'JPY', '3600'],
    [3600, 'KWD', '3.600'],
    [7, 'KWD', '0.007'],
  ])('%i of %s is %s', (cents, currency, text) => {
    expect(moneyInputText(cents, currency)).toBe(text);
  });

  it('is the inverse of parseMoney', () => {
    for (const cents of [1, 29, 435, 99999, 100_000_000]) {
      expect(parseMoney(moneyInputText(cents, 'USD'), 'USD')).toBe(cents);
    }
  });
});
