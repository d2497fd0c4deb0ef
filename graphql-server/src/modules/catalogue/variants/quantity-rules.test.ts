import { expect, test } from 'vitest';
import type { UserError } from '../../../errors.ts';
import { enUs, formatMessage } from '../../../shared/messages/locale.ts';
import {
  assertRulesFit,
  isAllowedQuantity,
  orderableUnits,
  quantityRulesIn,
  quantityRulesMessage,
  smallestQuantity,
} from './quantity-rules.ts';

const packs = { minimumQuantity: 12, quantityStep: 6, maximumQuantity: 60 };

test.each([
  [{}, 1, [0], [1, 999]],
  [{ minimumQuantity: 3 }, 3, [0, 1, 2], [3, 4, 999]],
  [{ quantityStep: 6 }, 6, [0, 1, 5, 7, 13], [6, 12, 996]],
  [{ maximumQuantity: 2 }, 1, [3, 999], [1, 2]],
  [packs, 12, [1, 6, 13, 66], [12, 18, 60]],
])('%o: the smallest quantity is %i, %j are not allowed, and %j are', (rules, smallest, not, allowed) => {
  expect(smallestQuantity(rules)).toBe(smallest);
  expect(not.filter((quantity) => isAllowedQuantity(quantity, rules))).toEqual([]);
  expect(allowed.filter((quantity) => !isAllowedQuantity(quantity, rules))).toEqual([]);
});

test.each([
  [{ stock: 7 }, 7],
  [{ stock: 0 }, 0],
  [{ stock: 11, ...packs }, 0],
  [{ stock: 12, ...packs }, 12],
  [{ stock: 23, ...packs }, 18],
  [{ stock: 5, quantityStep: 6 }, 0],
  [{ stock: 2, minimumQuantity: 3 }, 0],
  // The maximum is a rule for an order, not for the stock.
  [{ stock: 100, maximumQuantity: 2 }, 100],
])('of %o, %i can be ordered', (variant, units) => {
  expect(orderableUnits(variant)).toBe(units);
});

test.each([
  [packs, 'Mug: sold in packs of 6, at least 12, at most 60.'],
  [{ quantityStep: 6 }, 'Mug: sold in packs of 6.'],
  [{ minimumQuantity: 6, quantityStep: 6 }, 'Mug: sold in packs of 6.'],
  [{ minimumQuantity: 12, quantityStep: 6 }, 'Mug: sold in packs of 6, at least 12.'],
  [{ quantityStep: 6, maximumQuantity: 60 }, 'Mug: sold in packs of 6, at most 60.'],
  [{ minimumQuantity: 3 }, 'Mug: at least 3.'],
  [{ maximumQuantity: 2 }, 'Mug: at most 2.'],
  [{ minimumQuantity: 3, maximumQuantity: 9 }, 'Mug: at least 3, at most 9.'],
])('%o in words: %s', (rules, words) => {
  expect(formatMessage(enUs, quantityRulesMessage('Mug', quantityRulesIn(rules)))).toBe(words);
});

test.each([
  [packs, null],
  [{}, null],
  [{ minimumQuantity: 999, maximumQuantity: 999 }, null],
  [{ minimumQuantity: 10, quantityStep: 6 }, 'minimumQuantity'],
  [{ maximumQuantity: 10, quantityStep: 6 }, 'maximumQuantity'],
  [{ minimumQuantity: 4, maximumQuantity: 3 }, 'maximumQuantity'],
])('%o contradicts itself at %s', (rules, field) => {
  let wrong: unknown = null;
  try {
    assertRulesFit(rules, ['variants', '0']);
  } catch (error) {
    wrong = (error as UserError).issues[0].field?.at(-1);
  }
  expect(wrong).toBe(field);
});
