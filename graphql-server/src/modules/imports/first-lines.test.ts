import { expect, test } from 'vitest';
import { FirstLines } from './first-lines.ts';

test('a name from an earlier line is found, and rereading a line does not count as an earlier one', () => {
  const lines = new FirstLines();
  expect(lines.claim('mug', 2)).toBeNull();
  expect(lines.claim('lamp', 3)).toBeNull();
  expect(lines.claim('mug', 4)).toBe(2);
  expect(lines.claim('mug', 2)).toBeNull();
  expect(lines.claim('mug', 4)).toBe(2);
});
