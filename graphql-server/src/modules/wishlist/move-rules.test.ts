import { expect, test } from 'vitest';
import { aLine, anOffer } from '../cart/cart.fixtures.ts';
import { planMove } from './move-rules.ts';

const sizes = { choices: { colours: [], sizes: ['M'] } };
const colours = { choices: { colours: ['Red'], sizes: [] } };
const offers = new Map([
  anOffer('lamp', 5),
  anOffer('mug', 5),
  anOffer('rug', 0),
  anOffer('shirt', 5, sizes),
  anOffer('ring', 0, colours),
  anOffer('old', 5, { isWithdrawn: true }),
]);

const plan = (wishes: string[], inCart: string[] = []) => {
  const items = inCart.map((productId) => aLine(productId, productId));
  const { additions, fulfilled, stays } = planMove(wishes, items, offers, ['productIds']);
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
])('%s', (_what, wishes, inCart, additions, fulfilled, stays) => {
  expect(plan(wishes, inCart)).toEqual({ additions, fulfilled, stays });
});
