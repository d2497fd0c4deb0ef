import { describe, expect, test } from 'vitest';
import {
  fittedQuantity,
  linesBreakingRules,
  orderableUnits,
  quantityLimits,
  quantityRulesLabel,
} from './quantity-rules.ts';

const packs = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };

test.each([
  [packs, 'Sold in packs of 6, at least 12, at most 60'],
  [{ quantityStep: 6 }, 'Sold in packs of 6'],
  [{ minimumQuantity: 6, quantityStep: 6 }, 'Sold in packs of 6'],
  [{ minimumQuantity: 12, quantityStep: 6 }, 'Sold in packs of 6, at least 12'],
  [{ quantityStep: 6, maximumQuantity: 60 }, 'Sold in packs of 6, at most 60'],
  [{ minimumQuantity: 3 }, 'At least 3 per order'],
  [{ maximumQuantity: 2 }, 'At most 2 per order'],
  [{ minimumQuantity: 3, maximumQuantity: 9 }, 'At least 3, at most 9 per order'],
  [{ minimumQuantity: 1, quantityStep: 1 }, ''],
  [{ minimumQuantity: null, quantityStep: null, maximumQuantity: null }, ''],
])('%o in words: %s', (rules, label) => {
  expect(quantityRulesLabel(rules)).toBe(label);
});

test.each([
  [{ stock: 0 }, 0, 1],
  [{ stock: 7 }, 7, 7],
  [{ stock: 5000 }, 5000, 999],
  [{ stock: 11, ...packs }, 0, 12],
  [{ stock: 23, ...packs }, 18, 18],
  [{ stock: 100, ...packs }, 96, 60],
  [{ stock: 5000, quantityStep: 6 }, 4998, 996],
])('of %o, %i can be ordered, and at most %i at once', (variant, units, largest) => {
  expect(orderableUnits(variant)).toBe(units);
  expect(quantityLimits(variant).max).toBe(largest);
});

test.each([
  [1, {}, 1],
  [1, packs, 12],
  [13, packs, 18],
  [18, packs, 18],
  [99, packs, 60],
  [5, { maximumQuantity: 2 }, 2],
])('%i fitted to %o is %i', (quantity, rules, fitted) => {
  expect(fittedQuantity(quantity, rules)).toBe(fitted);
});

describe('a variant with several lines', () => {
  const line = (quantity: number, size = 'S') => ({ quantity, size, product: { id: 'eggs' }, ...packs });

  test('breaks the rules by their sum', () => {
    expect(linesBreakingRules([line(6), line(6), line(12, 'M')])).toEqual([]);
    expect(linesBreakingRules([line(12), line(1), line(12, 'M')])).toEqual([line(12), line(1)]);
  });
});
