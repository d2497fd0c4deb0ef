import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['', 'mug', 3],
  ['mug', 'mug', 0],
  ['jaket', 'jacket', 1],
  ['jackett', 'jacket', 1],
  ['jecket', 'jacket', 1],
  ['jakcet', 'jacket', 1],
  ['shose', 'shoes', 1],
  ['headfones', 'headphones', 2],
  ['haedphnes', 'headphones', 2],
  ['mouse', 'blouse', 2],
])('%s and %s are %i edits apart', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips);
  expect(editDistance(other, one)).toBe(slips);
});
