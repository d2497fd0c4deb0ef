import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3], 3],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 3],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow('Nothing was measured');
});
