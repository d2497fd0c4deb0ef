import { expect, test } from 'vitest';
import { conditionsSchema } from './collection-rules.ts';

test('a condition keeps only the fields of its kind', () => {
  expect(
    conditionsSchema.parse([
      { kind: 'CATEGORY', category: ' shoes ', minPrice: 5 },
      { kind: 'PRICE', category: 'shoes', minPrice: 0, maxPrice: null },
      { kind: 'NEW', category: null },
    ]),
  ).toEqual([{ kind: 'CATEGORY', category: 'shoes' }, { kind: 'PRICE', minPrice: 0 }, { kind: 'NEW' }]);
});

test.each([
  [[]],
  [[{ kind: 'CATEGORY' }]],
  [[{ kind: 'CATEGORY', category: ' ' }]],
  [[{ kind: 'TAG' }]],
  [[{ kind: 'TAG', tag: 'a\0b' }]],
  [[{ kind: 'CATEGORY', category: '\ud800' }]],
  [[{ kind: 'PRICE' }]],
  [[{ kind: 'PRICE', minPrice: 200, maxPrice: 100 }]],
  [[{ kind: 'PRICE', minPrice: -1 }]],
  [[{ kind: 'PRICE', minPrice: 1.5 }]],
  [[{ kind: 'COLOUR' }]],
  [Array.from({ length: 21 }, () => ({ kind: 'NEW' }))],
])('%j is rejected', (conditions) => {
  expect(conditionsSchema.safeParse(conditions).success).toBe(false);
});
