import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { aLine, aSellableProduct } from './cart.fixtures.ts';
import { assertWithinLimits, type StoredCartLine, dropUnavailable, fitToStock } from './cart-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';

const tee = 'tee';
const mug = 'mug';

function codeOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.code;
    throw error;
  }
}

describe('lines that can no longer be bought', () => {
  const colours = { colours: ['Red'] };
  const cases: [string, StoredCartLine, [string, SellableProduct][], boolean][] = [
    ['a product on sale stays', aLine('a', mug), [aSellableProduct(mug, 5)], true],
    ['a sold-out product stays', aLine('a', mug), [aSellableProduct(mug, 0)], true],
    ['a withdrawn product goes', aLine('a', mug), [aSellableProduct(mug, 5, { isWithdrawn: true })], false],
    ['an unknown product goes', aLine('a', mug), [], false],
    ['a colour that is there stays', aLine('a', tee, 1, 'Red'), [aSellableProduct(tee, 5, colours)], true],
    ['a colour that vanished goes', aLine('a', tee, 1, 'Blue'), [aSellableProduct(tee, 5, colours)], false],
    [
      'a line without the colour that is now to be chosen goes',
      aLine('a', tee),
      [aSellableProduct(tee, 5, colours)],
      false,
    ],
    [
      'a size of a product that has none any more goes',
      aLine('a', mug, 1, null, 'M'),
      [aSellableProduct(mug, 5)],
      false,
    ],
  ];
  test.each(cases)('%s', (_sentence, line, sellable, stays) => {
    const { items, warnings } = dropUnavailable([line], new Map(sellable));
    expect(items).toEqual(stays ? [line] : []);
    expect(warnings.map((warning) => warning.code)).toEqual(stays ? [] : ['PRODUCT_UNAVAILABLE']);
  });

  test('one warning for all lines of a product', () => {
    const { warnings } = dropUnavailable([aLine('a', tee, 1, 'Red'), aLine('b', tee, 1, 'Blue')], new Map());
    expect(warnings).toHaveLength(1);
  });
});

describe('the stock', () => {
  interface Case {
    sentence: string;
    stock: number;
    lines: StoredCartLine[];
    before?: StoredCartLine[];
    named: string[];
    /** The resulting quantities, or the code of the user error. */
    result: number[] | string;
    warns?: boolean;
    quantityStep?: number;
  }
  const sellable = (stock: number, quantityStep: number | null) =>
    aSellableProduct(tee, stock, { colours: ['Red', 'Blue'], quantityStep });
  const red = (quantity: number) => aLine('red', tee, quantity, 'Red');
  const blue = (quantity: number) => aLine('blue', tee, quantity, 'Blue');
  const engraved = (quantity: number) => ({
    ...aLine('engraved', tee, quantity, 'Red'),
    customFields: { engraving: ['Ada'] },
  });
  const cases: Case[] = [
    { sentence: 'gives what there is', stock: 5, lines: [red(5)], named: ['red'], result: [5] },
    { sentence: 'caps what is more', stock: 5, lines: [red(9)], named: ['red'], result: [5], warns: true },
    {
      sentence: 'is each variant’s own',
      stock: 5,
      lines: [red(3), blue(4)],
      named: ['red', 'blue'],
      result: [3, 4],
    },
    {
      sentence: 'of one variant does not limit another',
      stock: 5,
      lines: [red(9), blue(3)],
      named: ['red', 'blue'],
      result: [5, 3],
      warns: true,
    },
    {
      sentence: 'is shared by lines of a variant with other values',
      stock: 5,
      lines: [red(3), engraved(4)],
      named: ['red', 'engraved'],
      result: [3, 2],
      warns: true,
    },
    {
      sentence: 'that other lines use up refuses a new line',
      stock: 5,
      lines: [red(5), engraved(1)],
      before: [red(5)],
      named: ['engraved'],
      result: 'OUT_OF_STOCK',
    },
    {
      sentence: 'does not touch a line that the input did not name',
      stock: 1,
      lines: [red(7)],
      named: [],
      result: [7],
    },
    {
      sentence: 'that is gone refuses a new line',
      stock: 0,
      lines: [red(1)],
      named: ['red'],
      result: 'OUT_OF_STOCK',
    },
    {
      sentence: 'that is gone leaves an old line as it was',
      stock: 0,
      lines: [red(4)],
      before: [red(4)],
      named: ['red'],
      result: [4],
    },
    {
      sentence: 'that is gone lets an old line shrink',
      stock: 0,
      lines: [red(2)],
      before: [red(4)],
      named: ['red'],
      result: [2],
    },
    {
      sentence: 'that is gone lets no old line grow',
      stock: 0,
      lines: [red(6)],
      before: [red(4)],
      named: ['red'],
      result: [4],
      warns: true,
    },
    {
      sentence: 'is shared by all lines of a variant in packs, and what is short is no broken rule',
      stock: 6,
      quantityStep: 6,
      lines: [red(8), engraved(4)],
      before: [red(4), engraved(2)],
      named: ['red', 'engraved'],
      result: [4, 2],
      warns: true,
    },
  ];
  test.each(cases)('$sentence', ({ stock, lines, before = [], named, result, warns = false, ...rule }) => {
    const change = { items: lines, named: new Map(named.map((id) => [id, ['lines', '0']])) };
    const fit = () => fitToStock(change, before, new Map([sellable(stock, rule.quantityStep ?? null)]));
    if (typeof result === 'string') {
      expect(codeOf(fit)).toBe(result);
      return;
    }
    const { items, warnings } = fit();
    expect(items.map((line) => line.quantity)).toEqual(result);
    expect([...new Set(warnings.map((warning) => warning.code))]).toEqual(warns ? ['QUANTITY_CAPPED'] : []);
  });
});

describe('the limits', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => aLine(`${index}`, `product-${index}`));
  test.each([
    ['100 lines', lines(100), undefined],
    ['101 lines', lines(101), 'CART_FULL'],
    ['999 units of a product', [aLine('a', mug, 999)], undefined],
    ['1000 units of a product', [aLine('a', mug, 1000)], 'CART_FULL'],
  ])('%s', (_what, items, code) => {
    expect(codeOf(() => assertWithinLimits({ items, named: new Map() }))).toBe(code);
  });
});
