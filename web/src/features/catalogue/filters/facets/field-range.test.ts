import { describe, expect, it } from 'vitest';
import { readFieldRange } from './field-range.ts';

describe('readFieldRange', () => {
  it.each([
    ['NUMBER', '', '', null, null],
    ['NUMBER', ' 2 ', '12.50', '2', '12.5'],
    ['NUMBER', '-1,5', '0', '-1.5', '0'],
    ['NUMBER', '1,000', '1,234,567.25', '1000', '1234567.25'],
    ['MONEY', '2.5', '1,000', '250', '100000'],
    ['MONEY', '-2,50', '-0.05', '-250', '-5'],
    ['DATE', '2026-01-31', '', '2026-01-31', null],
  ] as const)('%s: %j to %j is %j to %j', (type, from, to, lowest, highest) => {
    expect(readFieldRange({ from, to }, type, 'USD')).toEqual({ from: lowest, to: highest, errors: {} });
  });

  it.each([
    [
      'NUMBER',
      'heavy',
      '1.2.3',
      { from: 'Please enter a number such as 12.5', to: 'Please enter a number such as 12.5' },
    ],
    [
      'NUMBER',
      '0,125',
      '1,000,00',
      { from: 'Please enter a number such as 12.5', to: 'Please enter a number such as 12.5' },
    ],
    ['MONEY', '--1', '', { from: 'Please enter an amount like 25.00' }],
    ['NUMBER', '10', '9', { to: 'This is less than the lowest value' }],
    ['NUMBER', '0.0000001', '', { from: 'Please enter a number such as 12.5' }],
    ['MONEY', '', '2.555', { to: 'Please enter an amount like 25.00' }],
    ['DATE', '2026-02-01', '2026-01-31', { to: 'This is before the first day' }],
  ] as const)('%s: rejects %j to %j', (type, from, to, errors) => {
    expect(readFieldRange({ from, to }, type, 'USD').errors).toEqual(errors);
  });
});
