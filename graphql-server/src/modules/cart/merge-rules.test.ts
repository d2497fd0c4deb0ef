import { describe, expect, test } from 'vitest';
import { aLine, aNewLine, aSellableProduct } from './cart.fixtures.ts';
import type { StoredCartLine } from './cart-rules.ts';
import { type CartEdit, editCart, mergeLines } from './merge-rules.ts';

const tee = 'tee';
const mug = 'mug';

/** A line with an engraving. */
const engraved = <Line extends object>(line: Line, ...engraving: string[]) => ({
  ...line,
  customFields: { engraving, font: ['Serif'] },
});

interface Case {
  what: string;
  before: StoredCartLine[];
  edit: CartEdit;
  after: StoredCartLine[];
}

function counter() {
  let count = 0;
  return () => `new-${(count += 1)}`;
}

/**
 * The sentences of the specification's section 4, 'Cart', and section 3, 'Cart item', that the server
 * implements.
 */
const rules: Record<string, Case[]> = {
  'Adding an identical variant (same product, colour, size) … increases quantity by the chosen quantity': [
    {
      what: 'by one',
      before: [aLine('a', tee, 1, 'Red', 'M')],
      edit: { kind: 'add', newLines: [aNewLine(tee, 1, 'Red', 'M')] },
      after: [aLine('a', tee, 2, 'Red', 'M')],
    },
    {
      what: 'by several',
      before: [aLine('a', tee, 1, 'Red', 'M'), aLine('b', tee, 2, 'Blue', 'M')],
      edit: { kind: 'add', newLines: [aNewLine(tee, 3, 'Blue', 'M')] },
      after: [aLine('a', tee, 1, 'Red', 'M'), aLine('b', tee, 5, 'Blue', 'M')],
    },
    {
      what: 'with a colour alone',
      before: [aLine('a', tee, 1, 'Red')],
      edit: { kind: 'add', newLines: [aNewLine(tee, 2, 'Red')] },
      after: [aLine('a', tee, 3, 'Red')],
    },
    {
      what: 'with a size alone',
      before: [aLine('a', tee, 1, null, 'M')],
      edit: { kind: 'add', newLines: [aNewLine(tee, 2, null, 'M')] },
      after: [aLine('a', tee, 3, null, 'M')],
    },
    {
      what: 'named twice in one call',
      before: [],
      edit: { kind: 'add', newLines: [aNewLine(tee, 1, 'Red'), aNewLine(mug), aNewLine(tee, 2, 'Red')] },
      after: [aLine('new-1', tee, 3, 'Red'), aLine('new-2', mug)],
    },
  ],
  'Lines with other values of custom fields are other lines': [
    {
      what: 'when they are added',
      before: [engraved(aLine('a', mug), 'Ada'), aLine('b', mug)],
      edit: { kind: 'add', newLines: [engraved(aNewLine(mug, 2), 'Bob'), engraved(aNewLine(mug), 'ada')] },
      after: [
        engraved(aLine('a', mug), 'Ada'),
        aLine('b', mug),
        engraved(aLine('new-1', mug, 2), 'Bob'),
        engraved(aLine('new-2', mug), 'ada'),
      ],
    },
    {
      what: 'and the same ones join, in any order of the fields',
      before: [engraved(aLine('a', mug), 'Ada'), aLine('b', mug)],
      edit: {
        kind: 'add',
        newLines: [
          { ...aNewLine(mug, 2), customFields: { font: ['Serif'], engraving: ['Ada'] } },
          aNewLine(mug, 3),
        ],
      },
      after: [engraved(aLine('a', mug, 3), 'Ada'), aLine('b', mug, 4)],
    },
    {
      what: 'and keep their ids and prices when the cart is replaced',
      before: [{ ...engraved(aLine('a', mug), 'Ada'), seenPrice: 80 }, engraved(aLine('b', mug), 'Bob')],
      edit: {
        kind: 'replace',
        newLines: [engraved(aNewLine(mug, 2), 'Eve'), engraved(aNewLine(mug, 5), 'Ada')],
      },
      after: [
        engraved(aLine('new-1', mug, 2), 'Eve'),
        { ...engraved(aLine('a', mug, 5), 'Ada'), seenPrice: 80 },
      ],
    },
  ],
  '… or a normal product already in the cart, increases quantity by the chosen quantity': [
    {
      what: 'by one',
      before: [aLine('a', mug, 2)],
      edit: { kind: 'add', newLines: [aNewLine(mug)] },
      after: [aLine('a', mug, 3)],
    },
    {
      what: 'by several',
      before: [aLine('a', mug, 2), aLine('b', tee, 1, 'Red')],
      edit: { kind: 'add', newLines: [aNewLine(mug, 7)] },
      after: [aLine('a', mug, 9), aLine('b', tee, 1, 'Red')],
    },
  ],
  'Otherwise a new line is added': [
    {
      what: 'for the first product',
      before: [],
      edit: { kind: 'add', newLines: [aNewLine(mug, 2)] },
      after: [aLine('new-1', mug, 2)],
    },
    {
      what: 'for another colour, at the end',
      before: [aLine('a', tee, 1, 'Red', 'M'), aLine('b', mug)],
      edit: { kind: 'add', newLines: [aNewLine(tee, 1, 'Blue', 'M')] },
      after: [aLine('a', tee, 1, 'Red', 'M'), aLine('b', mug), aLine('new-1', tee, 1, 'Blue', 'M')],
    },
    {
      what: 'for another size',
      before: [aLine('a', tee, 1, 'Red', 'M')],
      edit: { kind: 'add', newLines: [aNewLine(tee, 1, 'Red', 'L')] },
      after: [aLine('a', tee, 1, 'Red', 'M'), aLine('new-1', tee, 1, 'Red', 'L')],
    },
    {
      what: 'for the same choices of another product',
      before: [aLine('a', tee, 1, 'Red')],
      edit: { kind: 'add', newLines: [aNewLine('cap', 1, 'Red')] },
      after: [aLine('a', tee, 1, 'Red'), aLine('new-1', 'cap', 1, 'Red')],
    },
    {
      what: 'at the price that the shopper sees then; what is there keeps the one that it was seen at',
      before: [{ ...aLine('a', mug), seenPrice: 80 }],
      edit: { kind: 'add', newLines: [aNewLine(mug), aNewLine(tee, 1, 'Red')] },
      after: [{ ...aLine('a', mug, 2), seenPrice: 80 }, aLine('new-1', tee, 1, 'Red')],
    },
  ],
  "'Update Cart' … replaces the list": [
    { what: 'by nothing', before: [aLine('a', mug)], edit: { kind: 'replace', newLines: [] }, after: [] },
    {
      what: 'without what is not named, while what stays keeps its id and the price that it was seen at',
      before: [aLine('a', tee, 1, 'Red', 'M'), { ...aLine('b', mug, 2), seenPrice: 80 }],
      edit: { kind: 'replace', newLines: [aNewLine(mug, 5)] },
      after: [{ ...aLine('b', mug, 5), seenPrice: 80 }],
    },
    {
      what: 'in the order of the new one',
      before: [aLine('a', tee, 1, 'Red', 'M'), aLine('b', mug)],
      edit: { kind: 'replace', newLines: [aNewLine(mug), aNewLine(tee, 1, 'Red', 'M')] },
      after: [aLine('b', mug), aLine('a', tee, 1, 'Red', 'M')],
    },
    {
      what: 'with a new line for another variant',
      before: [aLine('a', tee, 1, 'Red', 'M')],
      edit: { kind: 'replace', newLines: [aNewLine(tee, 1, 'Blue', 'M')] },
      after: [aLine('new-1', tee, 1, 'Blue', 'M')],
    },
    {
      what: 'with identical lines joined',
      before: [aLine('a', mug)],
      edit: { kind: 'replace', newLines: [aNewLine(mug, 2), aNewLine(mug, 3)] },
      after: [aLine('a', mug, 5)],
    },
  ],
  'Updating one item replaces it with the new quantity': [
    {
      what: 'and leaves the others',
      before: [aLine('a', mug, 2), aLine('b', tee, 1, 'Red')],
      edit: { kind: 'update', quantities: new Map([['a', { quantity: 7, field: ['lines', '0'] }]]) },
      after: [aLine('a', mug, 7), aLine('b', tee, 1, 'Red')],
    },
    {
      what: 'and none when there is no such item',
      before: [aLine('a', mug, 2)],
      edit: { kind: 'update', quantities: new Map([['z', { quantity: 7, field: ['lines', '0'] }]]) },
      after: [aLine('a', mug, 2)],
    },
  ],
  'Removing filters by id': [
    {
      what: 'of one variant and not of its product',
      before: [aLine('a', tee, 1, 'Red'), aLine('b', tee, 1, 'Blue')],
      edit: { kind: 'remove', ids: new Set(['a']) },
      after: [aLine('b', tee, 1, 'Blue')],
    },
    {
      what: 'of several, and of some that are not there',
      before: [aLine('a', mug), aLine('b', tee, 1, 'Blue')],
      edit: { kind: 'remove', ids: new Set(['a', 'b', 'z']) },
      after: [],
    },
  ],
};

describe.each(Object.entries(rules))('%s', (_sentence, cases) => {
  test.each(cases)('$what', ({ before, edit, after }) => {
    const given = structuredClone(before);
    expect(editCart(before, edit, counter()).items).toEqual(after);
    expect(before).toEqual(given);
  });
});

test('an edit returns the lines that it named, with their paths', () => {
  const newLines = [aNewLine(mug), { ...aNewLine(tee, 1, 'Red'), field: ['lines', '1'] }];
  const before = [aLine('a', mug), aLine('b', 'cap')];
  const named = [
    ['a', ['lines', '0']],
    ['new-1', ['lines', '1']],
  ];
  expect([...editCart(before, { kind: 'add', newLines }, counter()).named]).toEqual(named);
  const replaced = editCart(before, { kind: 'replace', newLines }, counter());
  expect(replaced.items.map(({ id }) => replaced.named.get(id))).toEqual(newLines.map(({ field }) => field));
});

describe("a guest's cart, merged at login", () => {
  const cap = 'cap';
  /** Stock: 10 mugs, 1000 caps, 3 of each tee; the product 'gone' has sold out since. */
  const sellable = new Map([
    aSellableProduct(mug, 10),
    aSellableProduct(cap, 1000),
    aSellableProduct('gone', 0),
    aSellableProduct('eggs', 23, { quantityStep: 6 }),
    aSellableProduct('tiles', 2000, { quantityStep: 6 }),
    aSellableProduct('bulbs', 100, { minimumQuantity: 10, maximumQuantity: 60 }),
    aSellableProduct(tee, 3, { colours: ['Red', 'Blue'] }),
  ]);
  const full = Array.from({ length: 100 }, (_, index) => aLine(`own-${index}`, `other-${index}`));

  interface MergeCase {
    what: string;
    own: StoredCartLine[];
    guest: StoredCartLine[];
    after: StoredCartLine[];
    warnings?: [code: string, productId: string][];
  }

  test.each<MergeCase>([
    {
      what: 'becomes the cart of a new customer',
      own: [],
      guest: [aLine('g', mug, 2)],
      after: [aLine('g', mug, 2)],
    },
    {
      what: 'changes nothing when it is empty',
      own: [aLine('a', mug, 2)],
      guest: [],
      after: [aLine('a', mug, 2)],
    },
    {
      what: 'adds to identical variants, and appends others',
      own: [aLine('a', mug, 1)],
      guest: [aLine('g', mug, 2), aLine('h', cap, 1)],
      after: [aLine('a', mug, 3), aLine('h', cap, 1)],
    },
    {
      what: 'keeps colors separate',
      own: [aLine('a', tee, 1, 'Red')],
      guest: [aLine('g', tee, 2, 'Blue'), aLine('h', tee, 1, 'Red')],
      after: [aLine('a', tee, 2, 'Red'), aLine('g', tee, 2, 'Blue')],
    },
    {
      what: 'adds to lines with the same values, and shares the stock among all lines of a variant',
      own: [engraved(aLine('a', mug, 4), 'Ada')],
      guest: [engraved(aLine('g', mug, 2), 'Ada'), engraved(aLine('h', mug, 7), 'Bob')],
      after: [engraved(aLine('a', mug, 6), 'Ada'), engraved(aLine('h', mug, 4), 'Bob')],
      warnings: [['QUANTITY_CAPPED', mug]],
    },
    {
      what: 'is limited to the stock',
      own: [aLine('a', mug, 6)],
      guest: [aLine('g', mug, 7)],
      after: [aLine('a', mug, 10)],
      warnings: [['QUANTITY_CAPPED', mug]],
    },
    {
      what: 'is limited to the stock for a variant new to the customer',
      own: [],
      guest: [aLine('g', tee, 5, 'Red')],
      after: [aLine('g', tee, 3, 'Red')],
      warnings: [['QUANTITY_CAPPED', tee]],
    },
    {
      what: 'keeps the larger quantity of a sold-out variant',
      own: [aLine('a', 'gone', 2)],
      guest: [aLine('g', 'gone', 3)],
      after: [aLine('a', 'gone', 3)],
      warnings: [['QUANTITY_CAPPED', 'gone']],
    },
    {
      what: 'keeps a sold-out variant',
      own: [],
      guest: [aLine('g', 'gone', 2)],
      after: [aLine('g', 'gone', 2)],
    },
    {
      what: 'is limited to the maximum quantity of a line',
      own: [aLine('a', cap, 998)],
      guest: [aLine('g', cap, 2)],
      after: [aLine('a', cap, 999)],
      warnings: [['QUANTITY_CAPPED', cap]],
    },
    {
      what: 'is limited to whole steps of the stock',
      own: [aLine('a', 'eggs', 12)],
      guest: [aLine('g', 'eggs', 12)],
      after: [aLine('a', 'eggs', 18)],
      warnings: [['QUANTITY_CAPPED', 'eggs']],
    },
    {
      what: 'is limited to the maximum quantity of a variant, whatever is in stock',
      own: [aLine('a', 'bulbs', 30), engraved(aLine('b', 'bulbs', 20))],
      guest: [aLine('g', 'bulbs', 30)],
      after: [aLine('a', 'bulbs', 40), engraved(aLine('b', 'bulbs', 20))],
      warnings: [['QUANTITY_CAPPED', 'bulbs']],
    },
    {
      what: 'is limited to whole steps below the maximum quantity of a line',
      own: [aLine('a', 'tiles', 996)],
      guest: [aLine('g', 'tiles', 6)],
      after: [aLine('a', 'tiles', 996)],
      warnings: [['QUANTITY_CAPPED', 'tiles']],
    },
    {
      what: 'grows to the smallest quantity and to whole steps',
      own: [],
      guest: [aLine('g', 'tiles', 1), aLine('h', 'bulbs', 2)],
      after: [aLine('g', 'tiles', 6), aLine('h', 'bulbs', 10)],
      warnings: [
        ['QUANTITY_CAPPED', 'tiles'],
        ['QUANTITY_CAPPED', 'bulbs'],
      ],
    },
    {
      what: 'needs no change when all lines of a variant together have a whole step',
      own: [aLine('a', 'tiles', 2)],
      guest: [engraved(aLine('g', 'tiles', 3)), engraved(aLine('h', 'tiles', 1), 'Ada')],
      after: [
        aLine('a', 'tiles', 2),
        engraved(aLine('g', 'tiles', 3)),
        engraved(aLine('h', 'tiles', 1), 'Ada'),
      ],
    },
    {
      what: 'keeps lines beyond the maximum of a variant, with a warning',
      own: [aLine('a', 'bulbs', 60)],
      guest: [engraved(aLine('g', 'bulbs', 10))],
      after: [aLine('a', 'bulbs', 60), engraved(aLine('g', 'bulbs', 10))],
      warnings: [['QUANTITY_NOT_ALLOWED', 'bulbs']],
    },
    {
      what: 'only adds to existing lines of a full cart',
      own: [...full.slice(0, 99), aLine('a', mug, 1)],
      guest: [aLine('g', cap, 1), aLine('h', mug, 1)],
      after: [...full.slice(0, 99), aLine('a', mug, 2)],
      warnings: [['PRODUCT_UNAVAILABLE', cap]],
    },
  ])('$what', ({ own, guest, after, warnings = [] }) => {
    const merged = mergeLines(own, guest, sellable);
    expect(merged.items).toEqual(after);
    expect(merged.warnings.map(({ code, productId }) => [code, productId])).toEqual(warnings);
  });
});
