import { describe, expect, it } from 'vitest';
import { bulkRules, type PriceRuleValues, toPriceChange, toStockChange } from './bulk-values.ts';

const lower: PriceRuleValues = { rule: 'LOWER_PERCENT', value: '20', regularPrice: 'KEEP' };

describe('a price change by a rule', () => {
  it.each<[Partial<PriceRuleValues>, object]>([
    [{}, { percent: -20, regularPrice: 'KEEP' }],
    [{ value: ' 12,5 ' }, { percent: -12.5, regularPrice: 'KEEP' }],
    [
      { rule: 'RAISE_PERCENT', regularPrice: 'REMOVE' },
      { percent: 20, regularPrice: 'REMOVE' },
    ],
    [
      { rule: 'LOWER_AMOUNT', value: '3.50' },
      { amount: -350, regularPrice: 'KEEP' },
    ],
    [{ regularPrice: 'FORMER_PRICE' }, { percent: -20, regularPrice: 'FORMER_PRICE' }],
    // Selected before the direction was changed.
    [
      { rule: 'RAISE_PERCENT', regularPrice: 'FORMER_PRICE' },
      { percent: 20, regularPrice: 'KEEP' },
    ],
  ])('of %j is %j', (values, change) => {
    expect(bulkRules.price({ ...lower, ...values }, 'USD')).toBe(true);
    expect(toPriceChange({ ...lower, ...values }, 'USD')).toEqual(change);
  });

  it.each<Partial<PriceRuleValues>>([
    { value: '' },
    { value: '0' },
    { value: '-5' },
    { value: '100' },
    { value: '1.005' },
    { rule: 'RAISE_PERCENT', value: '1001' },
    { rule: 'LOWER_AMOUNT', value: '0.00' },
    { rule: 'LOWER_AMOUNT', value: 'a lot' },
  ])('rejects %j', (values) => {
    expect(bulkRules.price({ ...lower, ...values }, 'USD')).not.toBe(true);
  });
});

describe('a stock change by a rule', () => {
  it.each([
    ['SET', '0', { set: 0 }],
    ['ADD', '12', { by: 12 }],
    ['TAKE', '12', { by: -12 }],
  ] as const)('to %s %s is %j', (mode, units, change) => {
    expect(bulkRules.stock({ mode, units })).toBe(true);
    expect(toStockChange({ mode, units })).toEqual(change);
  });

  it.each([
    ['SET', '-1'],
    ['SET', '1.5'],
    ['SET', '1000001'],
    ['ADD', '0'],
    ['TAKE', ''],
  ] as const)('can’t be to %s %s', (mode, units) => {
    expect(bulkRules.stock({ mode, units })).not.toBe(true);
  });
});
