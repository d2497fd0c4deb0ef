import { expect, test } from 'vitest';
import { matchesWords } from './matches-words.ts';

test.each([
  ['', true],
  ['import', true],
  ['EX', true],
  [' ex  im ', true],
  ['port', false],
  ['import orders', false],
])('“%s” finds “Import and export”: %s', (text, expected) => {
  expect(matchesWords('Import and export', text)).toBe(expected);
});
