import { expect, test } from 'vitest';
import { itemsAfterAdding, ownerName } from './wishlist-rules.ts';

test.each([
  ['new ones come last', ['a'], ['b', 'c'], ['a', 'b', 'c']],
  ['one that is there stays where it is', ['a', 'b'], ['a'], ['a', 'b']],
  ['one that is named twice comes once', [], ['a', 'a'], ['a']],
  ['it may be full', ['a', 'b'], ['c'], ['a', 'b', 'c']],
  ['one that is there needs no room', ['a', 'b', 'c'], ['b'], ['a', 'b', 'c']],
  ['without room for all none is added', ['a', 'b'], ['c', 'd'], null],
  ['a list that is longer than allowed stays as it is', ['a', 'b', 'c', 'd'], ['a'], ['a', 'b', 'c', 'd']],
])('of a list of at most three, %s', (_what, present, added, expected) => {
  expect(itemsAfterAdding(present, added, 3)).toEqual(expected);
});

test.each([
  ['Ada', 'Ada'],
  [' Ada  Augusta', 'Ada'],
  ['', ''],
])('for %j, a shared list shows %j', (firstName, name) => {
  expect(ownerName(firstName)).toBe(name);
});
