import { describe, expect, test } from 'vitest';
import { Refusal } from '../../errors.ts';
import {
  addWishes,
  assertWithinLimits,
  type CartItem,
  dropUnavailable,
  fitToStock,
  replaceByWishes,
  type Wish,
} from './cart-rules.ts';
import type { Offer } from './offer.ts';

const tee = 'tee';
const mug = 'mug';

function item(
  id: string,
  productId: string,
  quantity = 1,
  colour: string | null = null,
  size: string | null = null,
) {
  return { id, productId, colour, size, quantity } satisfies CartItem;
}

function wish(productId: string, quantity = 1, colour: string | null = null, size: string | null = null) {
  return { productId, colour, size, quantity, field: ['lines', '0'] } satisfies Wish;
}

function offer(id: string, stock: number, change: Partial<Offer> = {}): [string, Offer] {
  const image = { url: '/x.svg', alt: '', width: 1, height: 1, sources: [] };
  const choices = { colours: [], sizes: [] };
  return [id, { id, title: id, image, salePrice: 100, stock, isWithdrawn: false, choices, ...change }];
}

function counter() {
  let count = 0;
  return () => `new-${(count += 1)}`;
}

function codeOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe('adding (specification, section 4, "Cart")', () => {
  const cases: [string, CartItem[], Wish[], CartItem[]][] = [
    ['a product to an empty cart is a new line', [], [wish(mug, 2)], [item('new-1', mug, 2)]],
    [
      'an identical variant grows by the chosen quantity',
      [item('a', tee, 1, 'Red', 'M')],
      [wish(tee, 3, 'Red', 'M')],
      [item('a', tee, 4, 'Red', 'M')],
    ],
    ['a normal product that is there grows', [item('a', mug, 2)], [wish(mug, 1)], [item('a', mug, 3)]],
    [
      'another colour is a new line at the end',
      [item('a', tee, 1, 'Red', 'M'), item('b', mug)],
      [wish(tee, 1, 'Blue', 'M')],
      [item('a', tee, 1, 'Red', 'M'), item('b', mug), item('new-1', tee, 1, 'Blue', 'M')],
    ],
    [
      'another size is a new line',
      [item('a', tee, 1, 'Red', 'M')],
      [wish(tee, 1, 'Red', 'L')],
      [item('a', tee, 1, 'Red', 'M'), item('new-1', tee, 1, 'Red', 'L')],
    ],
    [
      'the same choices of another product are a new line',
      [item('a', tee, 1, 'Red')],
      [wish('cap', 1, 'Red')],
      [item('a', tee, 1, 'Red'), item('new-1', 'cap', 1, 'Red')],
    ],
    [
      'identical wishes of one call join each other',
      [],
      [wish(tee, 1, 'Red'), wish(mug), wish(tee, 2, 'Red')],
      [item('new-1', tee, 3, 'Red'), item('new-2', mug)],
    ],
  ];
  test.each(cases)('%s', (_sentence, before, wishes, after) => {
    expect(addWishes(before, wishes, counter()).items).toEqual(after);
  });

  test('leaves the lines that it starts from as they were', () => {
    const before = [item('a', mug, 2)];
    addWishes(before, [wish(mug)], counter());
    expect(before).toEqual([item('a', mug, 2)]);
  });
});

describe('replacing (specification, section 4, "Update Cart")', () => {
  const before = [item('a', tee, 1, 'Red', 'M'), item('b', mug, 2)];
  const cases: [string, Wish[], CartItem[]][] = [
    ['nothing empties the cart', [], []],
    ['what is not named is gone, what stays keeps its id', [wish(mug, 5)], [item('b', mug, 5)]],
    [
      'the order is the new one',
      [wish(mug), wish(tee, 1, 'Red', 'M')],
      [item('b', mug), item('a', tee, 1, 'Red', 'M')],
    ],
    ['another variant is another line', [wish(tee, 1, 'Blue', 'M')], [item('new-1', tee, 1, 'Blue', 'M')]],
    ['identical lines join', [wish(mug, 2), wish(mug, 3)], [item('b', mug, 5)]],
  ];
  test.each(cases)('%s', (_sentence, wishes, after) => {
    expect(replaceByWishes(before, wishes, counter()).items).toEqual(after);
  });
});

describe('what can be bought no more', () => {
  const colours = { choices: { colours: ['Red'], sizes: [] } };
  const cases: [string, CartItem, [string, Offer][], boolean][] = [
    ['a product on sale stays', item('a', mug), [offer(mug, 5)], true],
    ['a sold-out product stays', item('a', mug), [offer(mug, 0)], true],
    ['a withdrawn product goes', item('a', mug), [offer(mug, 5, { isWithdrawn: true })], false],
    ['an unknown product goes', item('a', mug), [], false],
    ['a colour that is there stays', item('a', tee, 1, 'Red'), [offer(tee, 5, colours)], true],
    ['a colour that vanished goes', item('a', tee, 1, 'Blue'), [offer(tee, 5, colours)], false],
    [
      'a line without the colour that is now to be chosen goes',
      item('a', tee),
      [offer(tee, 5, colours)],
      false,
    ],
    ['a size of a product that has none any more goes', item('a', mug, 1, null, 'M'), [offer(mug, 5)], false],
  ];
  test.each(cases)('%s', (_sentence, line, offers, stays) => {
    const { items, warnings } = dropUnavailable([line], new Map(offers));
    expect(items).toEqual(stays ? [line] : []);
    expect(warnings.map((warning) => warning.code)).toEqual(stays ? [] : ['PRODUCT_UNAVAILABLE']);
  });

  test('one warning for all lines of a product', () => {
    const { warnings } = dropUnavailable([item('a', tee, 1, 'Red'), item('b', tee, 1, 'Blue')], new Map());
    expect(warnings).toHaveLength(1);
  });
});

describe('the stock', () => {
  interface Case {
    sentence: string;
    stock: number;
    lines: CartItem[];
    before?: CartItem[];
    named: string[];
    /** Quantities afterwards, or the code of the refusal. */
    result: number[] | string;
    warns?: boolean;
  }
  const red = (quantity: number) => item('red', tee, quantity, 'Red');
  const blue = (quantity: number) => item('blue', tee, quantity, 'Blue');
  const cases: Case[] = [
    { sentence: 'gives what there is', stock: 5, lines: [red(5)], named: ['red'], result: [5] },
    { sentence: 'caps what is more', stock: 5, lines: [red(9)], named: ['red'], result: [5], warns: true },
    {
      sentence: 'is shared by all lines of the product, in their order',
      stock: 5,
      lines: [red(3), blue(4)],
      named: ['red', 'blue'],
      result: [3, 2],
      warns: true,
    },
    {
      sentence: 'is taken first by lines that the input did not name',
      stock: 5,
      lines: [red(9), blue(3)],
      named: ['red'],
      result: [2, 3],
      warns: true,
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
      sentence: 'that lies in the cart already refuses a new line',
      stock: 3,
      lines: [red(3), blue(1)],
      named: ['blue'],
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
  ];
  test.each(cases)('$sentence', ({ stock, lines, before = [], named, result, warns = false }) => {
    const change = { items: lines, named: new Map(named.map((id) => [id, ['lines', '0']])) };
    const fit = () => fitToStock(change, before, new Map([offer(tee, stock)]));
    if (typeof result === 'string') {
      expect(codeOf(fit)).toBe(result);
      return;
    }
    const { items, warnings } = fit();
    expect(items.map((line) => line.quantity)).toEqual(result);
    expect(warnings.map((warning) => warning.code)).toEqual(warns ? ['QUANTITY_CAPPED'] : []);
  });
});

describe('the limits', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => item(`${index}`, `product-${index}`));
  test.each([
    ['100 lines', lines(100), undefined],
    ['101 lines', lines(101), 'CART_FULL'],
    ['999 of one thing', [item('a', mug, 999)], undefined],
    ['1000 of one thing', [item('a', mug, 1000)], 'CART_FULL'],
  ])('%s', (_what, items, code) => {
    expect(codeOf(() => assertWithinLimits({ items, named: new Map() }))).toBe(code);
  });
});
