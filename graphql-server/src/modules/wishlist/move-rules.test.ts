import { expect, test } from 'vitest';
import { aLine, aSellableProduct } from '../cart/cart.fixtures.ts';
import { lineFieldRules } from '../cart/line-fields.ts';
import type { CustomField } from '../custom-fields/custom-fields.ts';
import { aField } from '../custom-fields/custom-fields.fixtures.ts';
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

const plan = (newLines: string[], inCart: string[] = [], fields: CustomField[] = []) => {
  const items = inCart.map((productId) => aLine(productId, productId));
  const { additions, fulfilled, stays } = planMove(
    newLines,
    items,
    sellable,
    lineFieldRules(fields).ordered,
    ['productIds'],
  );
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

test('a product with a required custom field stays; one with another is moved', () => {
  const optional = aField({ owner: 'ORDER_LINE', key: 'engraving', isCustomerInput: true });
  expect(plan(['mug'], [], [optional])).toEqual({ additions: ['mug'], fulfilled: ['mug'], stays: [] });
  expect(plan(['mug'], [], [{ ...optional, isRequired: true }])).toEqual({
    additions: [],
    fulfilled: [],
    stays: [['mug', 'CHOICE_NEEDED']],
  });
});
