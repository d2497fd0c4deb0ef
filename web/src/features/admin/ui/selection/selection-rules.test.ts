import { describe, expect, it } from 'vitest';
import { afterAll, afterPress, extentOf, nothingSelected, type PressedRow } from './selection-rules.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

function press(...presses: (Pick<PressedRow, 'id'> & Partial<PressedRow>)[]): string[] {
  const end = presses.reduce(
    (state, row) => afterPress(state, { isSelected: true, isRange: false, ...row }, ROWS),
    nothingSelected,
  );
  return [...end.ids];
}

describe('a selection', () => {
  it('adds and removes clicked rows', () => {
    expect(press({ id: 'b' }, { id: 'd' }, { id: 'b', isSelected: false })).toEqual(['d']);
  });

  it.each([
    { case: 'downwards', first: 'b', last: 'd', ids: ['b', 'c', 'd'] },
    { case: 'upwards', first: 'd', last: 'b', ids: ['d', 'b', 'c'] },
    { case: 'of one row', first: 'c', last: 'c', ids: ['c'] },
  ])('adds a range $case', ({ first, last, ids }) => {
    expect(press({ id: first }, { id: last, isRange: true })).toEqual(ids);
  });

  it('deselects a range', () => {
    const chosen = press(
      { id: 'a' },
      { id: 'e', isRange: true },
      { id: 'b', isSelected: false },
      { id: 'd', isSelected: false, isRange: true },
    );
    expect(chosen).toEqual(['a', 'e']);
  });

  it('continues a range from the last clicked row', () => {
    expect(press({ id: 'a' }, { id: 'c', isRange: true }, { id: 'e', isRange: true })).toEqual(ROWS);
  });

  it('adds one row if the range has no start, or the list no longer contains it', () => {
    expect(press({ id: 'c', isRange: true })).toEqual(['c']);
    const elsewhere = afterPress(nothingSelected, { id: 'z', isSelected: true, isRange: false }, ['z']);
    const { ids } = afterPress(elsewhere, { id: 'c', isSelected: true, isRange: true }, ROWS);
    expect([...ids]).toEqual(['z', 'c']);
  });

  it('adds a page to rows selected elsewhere', () => {
    const elsewhere = afterAll(nothingSelected, ['z'], true);
    const both = afterAll(elsewhere, ROWS, true);
    expect([...both.ids]).toEqual(['z', ...ROWS]);
    expect([...afterAll(both, ROWS, false).ids]).toEqual(['z']);
  });

  it.each([
    { ids: [], extent: 'NONE' },
    { ids: ['z'], extent: 'NONE' },
    { ids: ['b'], extent: 'SOME' },
    { ids: ROWS, extent: 'ALL' },
  ])('counts $extent for the selected rows $ids', ({ ids, extent }) => {
    expect(extentOf(new Set(ids), ROWS)).toBe(extent);
  });

  it('is empty for an empty list', () => {
    expect(extentOf(new Set(['z']), [])).toBe('NONE');
  });
});
