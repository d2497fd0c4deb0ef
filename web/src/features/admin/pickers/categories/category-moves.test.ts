import { expect, test } from 'vitest';
import { branchOf, type Direction, dropOn, stepOf, treeRows } from './category-moves.ts';

const at = (id: string, parent?: string) => ({
  id,
  version: '1',
  slug: `${id} slug`,
  label: id,
  description: '',
  isVisible: true,
  productCount: 0,
  picture: null,
  fields: [],
  parent: parent === undefined ? null : { id: parent, slug: `${parent} slug` },
});
// women(shoes(boots(rain)), bags), men
const rows = treeRows([
  at('women'),
  at('shoes', 'women'),
  at('boots', 'shoes'),
  at('rain', 'boots'),
  at('bags', 'women'),
  at('men'),
]);

test('rows have their depth and position', () => {
  expect(rows.map(({ category, depth, place, siblings }) => [category.id, depth, place, siblings])).toEqual([
    ['women', 1, 0, 2],
    ['shoes', 2, 0, 2],
    ['boots', 3, 0, 1],
    ['rain', 4, 0, 1],
    ['bags', 2, 1, 2],
    ['men', 1, 1, 2],
  ]);
  expect(branchOf(rows, 'shoes').map(({ category }) => category.id)).toEqual(['shoes', 'boots', 'rain']);
});

test.each<[string, Direction, object | null]>([
  ['women', 'up', null],
  ['men', 'up', { parentId: null, position: 0 }],
  ['men', 'down', null],
  ['shoes', 'down', { parentId: 'women', position: 1 }],
  ['boots', 'out', { parentId: 'women', position: 1 }],
  ['bags', 'out', { parentId: null, position: 1 }],
  ['women', 'out', null],
  ['bags', 'in', { parentId: 'shoes', position: rows.length }],
  ['men', 'in', { parentId: 'women', position: rows.length }],
  ['shoes', 'in', null],
])('%s moves %s to %j', (id, direction, target) => {
  expect(stepOf(rows, id, direction)).toEqual(target);
});

test('a branch of three levels can’t move into a category of the second level', () => {
  const deep = treeRows([at('men'), at('coats', 'men'), at('a', 'men'), at('b', 'a'), at('c', 'b')]);
  expect(stepOf(deep, 'a', 'in')).toBeNull();
});

test('a dropped category takes the position of the one below it, but never its own descendant’s', () => {
  expect(dropOn(rows, 'men', 1)).toEqual({ parentId: 'women', position: 0 });
  expect(dropOn(rows, 'rain', 5)).toEqual({ parentId: null, position: 1 });
  for (const index of [1, 2, 3]) expect(dropOn(rows, 'shoes', index)).toBeNull();
});
