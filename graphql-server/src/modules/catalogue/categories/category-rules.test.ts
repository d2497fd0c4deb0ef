import { expect, test } from 'vitest';
import { freeSlug, inTreeOrder, whyNotInto } from './category-rules.ts';

// a(b(c(d))) beside e(f); b is hidden.
const rows = [
  { id: 'e', parentId: null, isVisible: true },
  { id: 'a', parentId: null, isVisible: true },
  { id: 'd', parentId: 'c', isVisible: true },
  { id: 'c', parentId: 'b', isVisible: true },
  { id: 'b', parentId: 'a', isVisible: false },
  { id: 'f', parentId: 'e', isVisible: true },
];

test('each category is followed by its children, and hidden along with its parent', () => {
  expect(
    inTreeOrder(rows).map(
      ({ category, depth, isShown }) => `${category.id}${depth}${isShown ? '' : ' hidden'}`,
    ),
  ).toEqual(['e1', 'f2', 'a1', 'b2 hidden', 'c3 hidden', 'd4 hidden']);
});

test.each([
  ['a', 'a', 'CATEGORY_CYCLE'],
  ['a', 'd', 'CATEGORY_CYCLE'],
  ['b', 'c', 'CATEGORY_CYCLE'],
  ['a', 'e', 'CATEGORY_TOO_DEEP'],
  ['b', 'f', 'CATEGORY_TOO_DEEP'],
  ['c', 'f', null],
  ['b', 'e', null],
  ['b', null, null],
  ['e', 'd', 'CATEGORY_TOO_DEEP'],
  ['f', 'd', 'CATEGORY_TOO_DEEP'],
  ['f', 'c', null],
  ['new', 'd', 'CATEGORY_TOO_DEEP'],
  ['new', 'c', null],
  ['new', null, null],
])('%s into %s: %s', (id, parentId, reason) => {
  expect(whyNotInto(rows, id, parentId)).toBe(reason);
});

const taken = new Set(['shoes', 'women shoes', 'women shoes 2', `${'x'.repeat(58)} 2`, 'x'.repeat(60)]);

test.each([
  ['Hats', 'Women', 'hats'],
  ['Shoes', 'Men', 'men shoes'],
  ['Shoes', 'Women', 'women shoes 3'],
  ['Shoes', null, 'shoes 2'],
  ['x'.repeat(60), null, `${'x'.repeat(58)} 3`],
])('%s in %s gets the slug %s', (label, parent, slug) => {
  expect(freeSlug(label, parent, taken)).toBe(slug);
});
