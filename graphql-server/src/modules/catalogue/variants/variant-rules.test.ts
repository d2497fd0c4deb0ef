import { describe, expect, test } from 'vitest';
import {
  combinationsAfter,
  combinationsOf,
  compareCombinations,
  countCombinations,
  isPossible,
  type LooseCombination,
  matchVariants,
  optionWords,
  shareStock,
} from './variant-rules.ts';

describe('combinationsOf', () => {
  test.each([
    { colours: [], sizes: [], names: ['-/-'] },
    { colours: ['Red', 'Blue'], sizes: [], names: ['Red/-', 'Blue/-'] },
    { colours: [], sizes: ['S', 'M'], names: ['-/S', '-/M'] },
    { colours: ['Red', 'Blue'], sizes: ['S', 'M'], names: ['Red/S', 'Red/M', 'Blue/S', 'Blue/M'] },
  ])('of $colours and $sizes are $names', ({ colours, sizes, names }) => {
    const combinations = combinationsOf({ colours, sizes, others: [] });
    expect(combinations.map(({ colour, size }) => `${colour ?? '-'}/${size ?? '-'}`)).toEqual(names);
  });

  test('include each value of each further option', () => {
    const combinations = combinationsOf({
      colours: [],
      sizes: ['S', 'M'],
      others: [
        ['Rose', 'Cedar'],
        ['20 h', '40 h'],
      ],
    });
    expect(combinations.map(optionWords)).toEqual([
      ...['S, Rose, 20 h', 'S, Rose, 40 h', 'S, Cedar, 20 h', 'S, Cedar, 40 h'],
      ...['M, Rose, 20 h', 'M, Rose, 40 h', 'M, Cedar, 20 h', 'M, Cedar, 40 h'],
    ]);
  });
});

const shirt = { colours: ['Red', 'Blue'], sizes: ['S', 'M'], others: [['Slim', 'Wide']] };

test.each<[combination: LooseCombination, expected: boolean]>([
  [{ colour: 'Red', size: 'M', others: ['Wide'] }, true],
  [{ colour: 'Red', size: 'M', others: [] }, false],
  [{ colour: 'Red', size: 'M', others: ['Slim', 'Wide'] }, false],
  [{ colour: 'Red', size: null, others: ['Slim'] }, false],
  [{ colour: 'Green', size: 'S', others: ['Slim'] }, false],
])('%j is a possible shirt: %s', (combination, expected) => {
  expect(isPossible(shirt, combination)).toBe(expected);
});

test('combinations are ordered and counted by the order of the values', () => {
  const all = combinationsOf(shirt);
  expect(countCombinations(shirt)).toBe(8);
  expect(all.toReversed().sort(compareCombinations(shirt))).toEqual(all);
});

describe('matchVariants', () => {
  const existingVariants = ['Red', 'Blue', 'Gone'].map((colour, index) => ({
    id: String(index + 1),
    colour,
  }));

  test.each<{ what: string; requested: { id?: string; colour: string }[]; ids: (string | undefined)[] }>([
    { what: 'without ids, by their options', requested: [{ colour: 'Blue' }], ids: ['2'] },
    { what: 'a new one matches none', requested: [{ colour: 'Green' }], ids: [undefined] },
    {
      what: 'a renamed one by its id',
      requested: [
        { id: '1', colour: 'Brick' },
        { id: '2', colour: 'Blue' },
      ],
      ids: ['1', '2'],
    },
    {
      what: 'swapped names, by their options',
      requested: [
        { id: '1', colour: 'Blue' },
        { id: '2', colour: 'Red' },
      ],
      ids: ['2', '1'],
    },
    {
      what: 'a name that was offered before, by its options',
      requested: [{ id: '1', colour: 'Gone' }],
      ids: ['3'],
    },
    {
      what: 'a repeated id matches only the first',
      requested: [
        { id: '1', colour: 'Brick' },
        { id: '1', colour: 'Rust' },
      ],
      ids: ['1', undefined],
    },
    {
      what: 'an id whose options another one requests',
      requested: [{ id: '1', colour: 'Brick' }, { colour: 'Red' }],
      ids: [undefined, '1'],
    },
    { what: 'an id of another product', requested: [{ id: '9', colour: 'Brick' }], ids: [undefined] },
  ])('$what', ({ requested, ids }) => {
    expect(matchVariants(requested, existingVariants).map((variant) => variant?.id)).toEqual(ids);
  });
});

describe('combinationsAfter', () => {
  const redBlue = ['Red', 'Blue'];
  const named = (name: string) => {
    const [colour, size] = name.split('/').map((part) => (part === '-' ? null : part));
    return { colour: colour ?? null, size: size ?? null, others: [] };
  };

  test.each<{
    what: string;
    before: [string[], string[]];
    offered: string[];
    now: [string[], string[]];
    names: string[];
  }>([
    {
      what: 'the same options change nothing',
      before: [redBlue, ['S', 'M']],
      offered: ['Red/S', 'Blue/M'],
      now: [redBlue, ['S', 'M']],
      names: ['Red/S', 'Blue/M'],
    },
    {
      what: 'a new size is offered in all colors, and combinations left out stay out',
      before: [redBlue, ['S', 'M']],
      offered: ['Red/S', 'Blue/S', 'Blue/M'],
      now: [redBlue, ['S', 'M', 'L']],
      names: ['Red/S', 'Red/L', 'Blue/S', 'Blue/M', 'Blue/L'],
    },
    {
      what: 'a removed option removes its combinations',
      before: [redBlue, ['S', 'M']],
      offered: ['Red/S', 'Red/M', 'Blue/M'],
      now: [['Blue'], ['S', 'M']],
      names: ['Blue/M'],
    },
    {
      what: 'a product without options gets sizes',
      before: [[], []],
      offered: ['-/-'],
      now: [[], ['S', 'M']],
      names: ['-/S', '-/M'],
    },
    {
      what: 'all options are removed',
      before: [redBlue, []],
      offered: ['Red/-'],
      now: [[], []],
      names: ['-/-'],
    },
    {
      what: 'something is always offered',
      before: [redBlue, ['S', 'M']],
      offered: ['Red/S'],
      now: [['Blue'], ['S', 'M']],
      names: ['Blue/S', 'Blue/M'],
    },
  ])('$what', ({ before, offered, now, names }) => {
    const options = ([colours, sizes]: [string[], string[]]) => ({ colours, sizes, others: [] });
    const combinations = combinationsAfter(options(now), {
      options: options(before),
      offered: offered.map(named),
    });
    expect(combinations).toEqual(names.map(named));
  });
});

describe('shareStock', () => {
  test.each<{ what: string; now: (number | null)[]; total: number; shares: number[] }>([
    { what: 'a product without options has all of it', now: [null], total: 10, shares: [10] },
    { what: 'new ones get equal parts', now: [null, null, null], total: 10, shares: [4, 3, 3] },
    { what: 'nothing to distribute', now: [null, null], total: 0, shares: [0, 0] },
    { what: 'the same sum changes nothing', now: [7, 0, 3], total: 10, shares: [7, 0, 3] },
    { what: 'additional units are distributed in proportion', now: [6, 0, 2], total: 12, shares: [9, 0, 3] },
    { what: 'missing units are removed in proportion', now: [6, 0, 2], total: 4, shares: [3, 0, 1] },
    {
      what: 'new variants get the additional units',
      now: [5, null, 1, null],
      total: 10,
      shares: [5, 2, 1, 2],
    },
    { what: 'new variants get none of the existing units', now: [5, null, 1], total: 6, shares: [5, 0, 1] },
    { what: 'fewer units with a new variant', now: [5, null, 1], total: 3, shares: [3, 0, 0] },
    { what: 'from nothing, equal parts', now: [0, 0], total: 5, shares: [3, 2] },
    { what: 'the maximum stock', now: [1, 999_999], total: 999_999, shares: [1, 999_998] },
  ])('$what', ({ now, total, shares }) => {
    expect(shareStock(now, total)).toEqual(shares);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
  });
});
