import { describe, expect, it } from 'vitest';
import { type FilterOptions, keepShown } from './keep-shown.ts';

const nothing: FilterOptions = {
  countPrecision: 'EXACT',
  categories: [],
  colours: [],
  sizes: [],
  options: [],
  fields: [],
  brands: [],
  ratings: [],
  inStockCount: 0,
  discountedCount: 0,
  newCount: 0,
  lowestPrice: null,
  highestPrice: null,
};

const sizes = (...counts: [value: string, count: number][]): FilterOptions => ({
  ...nothing,
  sizes: counts.map(([value, count]) => ({ value, count })),
});

const listed = (options: FilterOptions) =>
  options.sizes.map(({ value, count }) => `${value} ${count}`).join(', ');

describe('keepShown', () => {
  it.each([
    ['takes the first as they are', null, sizes(['M', 2]), 'M 2'],
    ['keeps one that nothing has any more', sizes(['S', 1], ['M', 2]), sizes(['M', 1]), 'S 0, M 1'],
    ['at its place', sizes(['S', 1], ['M', 2], ['L', 3]), sizes(['S', 1], ['L', 1]), 'S 1, M 0, L 1'],
    ['at the end', sizes(['S', 1], ['M', 2]), sizes(['S', 4]), 'S 4, M 0'],
    ['several of them', sizes(['S', 1], ['M', 2], ['L', 3]), sizes(), 'S 0, M 0, L 0'],
    [
      'beside what is new',
      sizes(['S', 1], ['L', 2]),
      sizes(['XS', 5], ['S', 1], ['M', 6]),
      'XS 5, S 1, L 0, M 6',
    ],
  ])('%s', (_what, shown, now, expected) => {
    expect(listed(keepShown(shown, now))).toBe(expected);
  });

  it('updates the counts of everything else', () => {
    const now = { ...nothing, inStockCount: 3, lowestPrice: 500 };
    expect(keepShown({ ...nothing, inStockCount: 9, highestPrice: 900 }, now)).toEqual(now);
  });

  it('keeps options and their values', () => {
    const option = (name: string, ...counts: [value: string, count: number][]) => ({
      name,
      values: counts.map(([value, count]) => ({ value, count })),
    });
    const shown = {
      ...nothing,
      options: [option('Wood', ['Oak', 2], ['Pine', 1]), option('Finish', ['Raw', 1])],
    };
    const now = { ...nothing, options: [option('Wood', ['Oak', 1])] };
    expect(keepShown(shown, now).options).toEqual([
      option('Wood', ['Oak', 1], ['Pine', 0]),
      option('Finish', ['Raw', 0]),
    ]);
  });
});
