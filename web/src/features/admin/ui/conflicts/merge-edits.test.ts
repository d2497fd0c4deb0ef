import { describe, expect, test } from 'vitest';
import { type EditPart, mergeEdits } from './merge-edits.ts';

const parts = (values: Record<string, unknown>): EditPart[] =>
  Object.entries(values).map(([id, value]) => ({ id, label: id, value, text: `it is ${String(value)}` }));

const before = { title: 'Lamp', price: '10', tags: ['a'] };

describe('mergeEdits', () => {
  test.each([
    ['neither has changed anything', {}, {}, {}, [], []],
    ['only I have', { title: 'Mine' }, {}, { title: 'Mine' }, [], []],
    ['only they have', {}, { title: 'Theirs' }, { title: 'Theirs' }, [], ['title']],
    [
      'each has changed something else',
      { title: 'Mine' },
      { price: '12' },
      { title: 'Mine', price: '12' },
      [],
      ['price'],
    ],
    ['both have made the same change', { price: '12' }, { price: '12' }, { price: '12' }, [], []],
    ['both have changed the same', { price: '11' }, { price: '12' }, { price: '11' }, ['price'], []],
    ['both have changed a list', { tags: ['a', 'b'] }, { tags: [] }, { tags: ['a', 'b'] }, ['tags'], []],
    ['they have removed it', {}, { tags: undefined }, { tags: undefined }, [], ['tags']],
    ['they have removed what I changed', { tags: [] }, { tags: undefined }, { tags: [] }, ['tags'], []],
    ['they have added something', {}, { size: 'L' }, { size: 'L' }, [], ['size']],
    ['I have added something', { size: 'M' }, {}, { size: 'M' }, [], []],
    ['both have added it', { size: 'M' }, { size: 'L' }, { size: 'M' }, ['size'], []],
  ])('if %s', (_case, mine, theirs, merged, conflicts, taken) => {
    const merge = mergeEdits(parts(before), parts({ ...before, ...mine }), parts({ ...before, ...theirs }));
    expect(Object.fromEntries(merge.values)).toEqual({ ...before, ...merged });
    expect(merge.conflicts.map(({ id }) => id)).toEqual(conflicts);
    expect(merge.taken).toEqual(taken);
  });

  test('describes both values of a conflict', () => {
    const merge = mergeEdits(parts({ price: 1 }), parts({ price: 2 }), parts({ price: 3 }));
    expect(merge.conflicts).toEqual([{ id: 'price', label: 'price', mine: 'it is 2', theirs: 'it is 3' }]);
  });

  test('handles a removed part', () => {
    const { conflicts } = mergeEdits(parts({ L: 1 }), parts({ L: 2 }), []);
    expect(conflicts).toEqual([{ id: 'L', label: 'L', mine: 'it is 2', theirs: null }]);
  });
});
