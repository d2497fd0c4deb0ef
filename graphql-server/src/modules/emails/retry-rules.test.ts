import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, pauseAfter } from './retry-rules.ts';
import { HOUR, MINUTE } from '../../shared/time/duration.ts';

test.each([
  [1, 1, MINUTE],
  [2, 1, 2 * MINUTE],
  [3, 1, 4 * MINUTE],
  [3, 0, 2 * MINUTE],
  [3, 0.5, 3 * MINUTE],
  [9, 1, 256 * MINUTE],
  [10, 1, 8 * HOUR],
  [50, 1, 8 * HOUR],
])('after %d failures and by chance %d: %d ms', (attempts, chance, pause) => {
  expect(pauseAfter(attempts, chance)).toBe(pause);
});

test('an email is retried for half a day to a whole day', () => {
  const sum = (chance: number) =>
    Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1, chance)).reduce(
      (total, pause) => total + pause,
    );
  expect(sum(0)).toBeGreaterThan(12 * HOUR);
  expect(sum(1)).toBeLessThan(25 * HOUR);
});
