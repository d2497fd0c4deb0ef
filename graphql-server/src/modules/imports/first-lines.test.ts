import { expect, test } from 'vitest';
import { FirstLines } from './first-lines.ts';

test('what an earlier line has named is found, and a line that is read again is not an earlier one', () => {
  const lines = new FirstLines();
  expect(lines.claim('mug', 2)).toBeNull();
  expect(lines.claim('lamp', 3)).toBeNull();
  expect(lines.claim('mug', 4)).toBe(2);
  expect(lines.claim('mug', 2)).toBeNull();
  expect(lines.claim('mug', 4)).toBe(2);
});
