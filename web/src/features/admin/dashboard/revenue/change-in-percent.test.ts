import { expect, test } from 'vitest';
import { changeInPercent } from './change-in-percent.ts';

test.each([
  [15_000, 10_000, 50],
  [5000, 10_000, -50],
  [0, 10_000, -100],
  [10_000, 10_000, 0],
  [10_040, 10_000, 0],
  [1, 3, -67],
  [10_000, 0, null],
  [0, 0, null],
  [null, 10_000, null],
  [10_000, null, null],
])('%s after %s is a change of %s percent', (figure, before, percent) => {
  expect(changeInPercent(figure, before)).toBe(percent);
});
