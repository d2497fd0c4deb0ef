import { expect, test } from 'vitest';
import { nextTry } from './request-refunds.ts';

test.each([
  [0, 1],
  [1, 2],
  [2, 4],
  [8, 256],
  [9, 360],
  [2000, 360],
])('after %i tries a refund waits for %i minutes', (tries, minutes) => {
  const now = new Date('2026-11-21T09:00:00Z');
  expect(nextTry(now, tries).getTime() - now.getTime()).toBe(minutes * 60_000);
});
