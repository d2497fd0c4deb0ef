import { expect, test } from 'vitest';
import { aLine, aSellableProduct } from '../cart/cart.fixtures.ts';
import { lineFieldRules } from '../cart/line-fields.ts';
import { planMove } from './move-rules.ts';

const sizes = { sizes: ['M'] };
const colours = { colours: ['Red'] };
const sellable = new Map([
  aSellableProduct('lamp', 5),
  aSellableProduct('mug', 5),
  aSellableProduct('rug', 0),
  aSellableProduct('shirt', 5, sizes),
  aSellableProduct('ring', 0, colours),
  aSellableProduct('old', 5, { isWithdrawn: true }),
]);

const plan = (newLines: string[], inCart: string[] = []) => {
  const items = inCart.map((productId) => aLine(productId, productId));
  const { additions, fulfilled, stays } = planMove(newLines, items, sellable, lineFieldRules([]).ordered, [
    'productIds',
  ]);
  return { additions: additions.map(({ productId }) => productId), fulfilled, stays: [...stays] };
};

test.each([
  ['a normal product goes into the cart', ['lamp'], [], ['lamp'], ['lamp'], []],
  ['one that lies there is not added again', ['lamp', 'mug'], ['lamp'], ['mug'], ['lamp', 'mug'], []],
  ['… not even when it is sold out', ['rug'], ['rug'], [], ['rug'], []],
  ['a sold-out one stays', ['rug', 'mug'], [], ['mug'], ['mug'], [['rug', 'SOLD_OUT']]],
  [
    'one with colours or sizes stays, sold out or in the cart or not',
    ['shirt', 'ring'],
    ['shirt'],
    [],
    [],
    [
      ['shirt', 'CHOICE_NEEDED'],
      ['ring', 'CHOICE_NEEDED'],
    ],
  ],
  ['one that went away is nothing', ['old', 'never'], [], [], [], []],
])('%s', (_what, newLines, inCart, additions, fulfilled, stays) => {
  expect(plan(newLines, inCart)).toEqual({ additions, fulfilled, stays });
});
