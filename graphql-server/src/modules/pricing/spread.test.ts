import { expect, test } from 'vitest';
import { spread } from './spread.ts';

// Computed by hand.
test.each<[what: string, amount: number, weights: number[], step: number, shares: number[]]>([
  ['nothing', 0, [100, 200], 1, [0, 0]],
  ['what divides evenly', 30, [100, 200], 1, [10, 20]],
  ['a cent over three equal parts goes to the first', 100, [100, 100, 100], 1, [34, 33, 33]],
  ['two cents over three equal parts', 200, [100, 100, 100], 1, [67, 67, 66]],
  // 10 * 1/6 = 1.67, 10 * 2/6 = 3.33, 10 * 3/6 = 5: the remaining cent goes to the first.
  ['to the one that lost most', 10, [1, 2, 3].map((weight) => weight * 10), 1, [2, 3, 5]],
  // 100 * 333/999 = 33.3 each.
  ['all of it', 999, [333, 333, 333], 1, [333, 333, 333]],
  ['a part that weighs nothing gets nothing', 5, [0, 10, 0], 1, [0, 5, 0]],
  ['over nothing', 5, [0, 0], 1, [0, 0]],
  ['in steps of ten', 100, [100, 100, 100], 10, [40, 30, 30]],
  [
    'what is too large to be multiplied as a number',
    9_990_000_000_000,
    [9_990_000_000_000, 9_990_000_000_000],
    1,
    [4_995_000_000_000, 4_995_000_000_000],
  ],
])('%s', (_what, amount, weights, step, shares) => {
  expect(spread(amount, weights, step)).toEqual(shares);
});
