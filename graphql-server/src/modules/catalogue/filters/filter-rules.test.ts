import { describe, expect, test } from 'vitest';
import { assertFilter, compareSizes, type CountedValue, toFilterOptions } from './filter-rules.ts';

describe('the order of sizes', () => {
  test.each([
    [
      'letters',
      ['XXL', 'S', '3XL', 'M', 'XS', 'XL', 'L', '2XS'],
      ['2XS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'],
    ],
    ['2XL is XXL', ['3XL', 'XXL', '2XL', 'XXXL'], ['2XL', 'XXL', '3XL', 'XXXL']],
    ['letters in any case', ['l', 'xs', 'M'], ['xs', 'M', 'l']],
    ['two sizes in one', ['L/XL', 'M', 'S/M', 'XL', 'S'], ['S', 'S/M', 'M', 'L/XL', 'XL']],
    ['numbers by their value', ['100', '38', '9', '38.5', '38,2'], ['9', '38', '38,2', '38.5', '100']],
    ['one unit after the other', ['EU 42', '2 l', 'EU 38', '0.5 l'], ['EU 38', 'EU 42', '0.5 l', '2 l']],
    ['words at the end', ['One size', '40', 'L', 'Kids'], ['L', '40', 'Kids', 'One size']],
    ['a volume is no letter', ['2 l', 'L', '1 l'], ['L', '1 l', '2 l']],
  ])('%s', (_what, sizes, sorted) => {
    expect(sizes.toSorted(compareSizes)).toEqual(sorted);
  });
});

describe('an impossible filter', () => {
  test.each([
    ['too many sizes', { sizes: Array.from({ length: 51 }, String) }],
    ['too many ids', { ids: Array.from({ length: 101 }, String) }],
    ['too many categories', { categories: Array.from({ length: 301 }, String) }],
    ['a brand that is too long', { brands: ['x'.repeat(61)] }],
    ['a tag that is too long', { tag: 'x'.repeat(61) }],
    ['a negative price', { minPrice: -1 }],
    ['a negative maximum price', { maxPrice: -1 }],
    ['prices in the wrong order', { minPrice: 200, maxPrice: 100 }],
    ['a rating of zero', { minRating: 0 }],
    ['a rating above the best', { minRating: 6 }],
  ])('%s', (_what, filter) => {
    expect(() => assertFilter(filter)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });

  test('a filter at the limits is valid', () => {
    expect(() => assertFilter({ ids: Array.from({ length: 24 }, String) })).not.toThrow();
    expect(() =>
      assertFilter({ sizes: Array.from({ length: 50 }, String), minPrice: 0, maxPrice: 0, minRating: 5 }),
    ).not.toThrow();
    expect(() => assertFilter({ sizes: null, minPrice: null, maxPrice: 100, minRating: null })).not.toThrow();
  });
});

describe('toFilterOptions', () => {
  const counted: CountedValue[] = [
    { facet: 'COLOUR', value: 'black', count: 2 },
    { facet: 'COLOUR', value: 'red', count: 1 },
    { facet: 'SIZE', value: 'M', count: 3 },
    { facet: 'OPTION', value: 'Volume\u001f2 l', count: 1 },
    { facet: 'OPTION', value: 'Finish\u001fRaw', count: 3 },
    { facet: 'OPTION', value: 'Volume\u001f1 l', count: 1 },
    { facet: 'BRAND', value: 'zebra', count: 1 },
    { facet: 'BRAND', value: 'Ärmel', count: 1 },
    { facet: 'RATING', value: '4', count: 0 },
    { facet: 'RATING', value: '3', count: 5 },
    { facet: 'NEW', value: '', count: 7 },
    { facet: 'LOWEST', value: '', count: null },
  ];

  test('sorts values, and leaves out those without products', () => {
    expect(toFilterOptions(counted, {})).toEqual({
      countPrecision: 'EXACT',
      categories: [],
      colours: [
        { colour: 'RED', count: 1 },
        { colour: 'BLACK', count: 2 },
      ],
      sizes: [{ value: 'M', count: 3 }],
      options: [
        { name: 'Finish', values: [{ value: 'Raw', count: 3 }] },
        {
          name: 'Volume',
          values: [
            { value: '1 l', count: 1 },
            { value: '2 l', count: 1 },
          ],
        },
      ],
      fields: [],
      brands: [
        { value: 'Ärmel', count: 1 },
        { value: 'zebra', count: 1 },
      ],
      ratings: [{ minRating: 3, count: 5 }],
      inStockCount: 0,
      discountedCount: 0,
      newCount: 7,
      lowestPrice: null,
      highestPrice: null,
    });
  });

  test('keeps selected options and values that are not among the first', () => {
    const rows = Array.from({ length: 21 }, (_, option): CountedValue[] =>
      Array.from({ length: 101 }, (__, value) => ({
        facet: 'OPTION',
        value: `Option ${option}\u001fValue ${value}`,
        count: 10_000 - 100 * option - value,
      })),
    ).flat();
    const valuesOf = (filter: Parameters<typeof toFilterOptions>[1]) =>
      new Map(
        toFilterOptions(rows, filter).options.map(({ name, values }) => [
          name,
          values.map(({ value }) => value),
        ]),
      );
    const first = valuesOf({});
    expect(first.size).toBe(20);
    expect(first.has('Option 20')).toBe(false);
    expect(first.get('Option 0')).toHaveLength(100);
    expect(first.get('Option 0')).not.toContain('Value 100');
    const selected = valuesOf({
      options: [
        { name: 'Option 20', values: ['Value 3'] },
        { name: 'Option 0', values: ['Value 100', 'Unknown'] },
      ],
    });
    expect(selected.size).toBe(20);
    expect(selected.get('Option 20')).toContain('Value 3');
    expect(selected.get('Option 0')).toHaveLength(100);
    expect(selected.get('Option 0')).toEqual(expect.arrayContaining(['Value 100', 'Unknown']));
  });

  test('keeps selected values even without products', () => {
    const { categories, colours, sizes, brands, ratings } = toFilterOptions(counted, {
      categories: ['hats'],
      colours: ['BLUE', 'RED'],
      sizes: ['S'],
      brands: ['Nobody'],
      minRating: 4,
    });
    expect(categories).toEqual([{ value: 'hats', count: 0 }]);
    expect(colours.map(({ colour, count }) => [colour, count])).toEqual([
      ['RED', 1],
      ['BLUE', 0],
      ['BLACK', 2],
    ]);
    expect(sizes[0]).toEqual({ value: 'S', count: 0 });
    expect(brands.map(({ value }) => value)).toEqual(['Ärmel', 'Nobody', 'zebra']);
    expect(ratings[0]).toEqual({ minRating: 4, count: 0 });
  });
});
