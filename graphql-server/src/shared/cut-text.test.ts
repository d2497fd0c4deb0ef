import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['mug', 3, 'mug'],
  ['mugs', 3, 'mug'],
  ['a😀', 2, 'a'],
  ['a😀', 3, 'a😀'],
  ['😀😀', 3, '😀'],
])('%j is cut to at most %i characters as %j', (text, max, beginning) => {
  expect(cutText(text, max)).toBe(beginning);
});
