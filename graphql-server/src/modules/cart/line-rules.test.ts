import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { checkLines, chooseVariant, comesAs, isVariantProduct, type LineInput } from './line-rules.ts';
import type { Choices, Offer } from '../catalogue/variants/sellable-product.ts';

const none: Choices = { colours: [], sizes: [] };
const both: Choices = { colours: ['Red', 'Blue'], sizes: ['S', 'M'] };

function offerWith(choices: Choices): Offer {
  const image = { url: '/x.svg', alt: '', width: 1, height: 1, sources: [] };
  const looks = { title: 'Tee', image, colourImages: new Map<string, never>() };
  return { id: 'p', ...looks, salePrice: 100, stock: 1, isWithdrawn: false, choices };
}

function issueOf(act: () => unknown) {
  try {
    act();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return [error.code, error.issues[0].field?.join('.')];
    throw error;
  }
}

test.each([
  [none, false],
  [{ colours: ['Red'], sizes: [] }, true],
  [{ colours: [], sizes: ['M'] }, true],
])('a product with %j is a variant product: %s', (choices, expected) => {
  expect(isVariantProduct(choices)).toBe(expected);
});

describe('the choice of a variant', () => {
  const choose = (choices: Choices, colour: string | null, size: string | null) => () =>
    chooseVariant(offerWith(choices), { productId: 'p', colour, size, quantity: 1 }, ['lines', '3']);

  test.each([
    [both, 'Red', 'M', 'Red', 'M'],
    [none, null, null, null, null],
    [none, 'Red', 'M', null, null],
    [{ colours: ['Red'], sizes: [] }, 'Red', 'M', 'Red', null],
  ])('%j takes %s and %s as %s and %s', (choices, colour, size, expectedColour, expectedSize) => {
    expect(choose(choices, colour, size)()).toMatchObject({ colour: expectedColour, size: expectedSize });
  });

  test.each([
    [both, 'plaid', 'M', 'lines.3.colour'],
    [both, 'red', 'M', 'lines.3.colour'],
    [both, null, 'M', 'lines.3.colour'],
    [both, 'Red', 'XXXL', 'lines.3.size'],
    [both, 'Red', null, 'lines.3.size'],
  ])('%j refuses %s and %s at %s', (choices, colour, size, field) => {
    expect(issueOf(choose(choices, colour, size))).toEqual(['VARIANT_UNKNOWN', field]);
  });
});

test.each([
  [none, null, null, true],
  [none, 'Red', null, false],
  [both, 'Red', 'S', true],
  [both, 'Red', null, false],
  [both, 'Green', 'S', false],
])('%j comes as %s and %s: %s', (choices, colour, size, expected) => {
  expect(comesAs(choices, { colour, size })).toBe(expected);
});

describe('lines of a client', () => {
  const line = { productId: 'p', colour: null, size: null, quantity: 1 };

  test('are read without anything else that they say', () => {
    const sent = { ...line, colour: ' Red ', size: '', salePrice: 1, title: 'Mine', id: 'x' };
    expect(checkLines([sent], ['lines'])).toEqual([{ ...line, colour: 'Red' }]);
  });

  const wrong: [object[], string, string][] = [
    [[{ ...line, quantity: 0 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ ...line, quantity: -5 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[line, { ...line, quantity: 1.5 }], 'INVALID_VALUE', 'lines.1.quantity'],
    [[{ ...line, quantity: 1000 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ ...line, quantity: Number.NaN }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ quantity: 1 }], 'REQUIRED', 'lines.0.productId'],
    [[{ ...line, quantity: '2' }], 'INVALID_VALUE', 'lines.0.quantity'],
    [Array.from({ length: 101 }, () => line), 'CART_FULL', 'lines'],
  ];
  test.each(wrong)('%j', (lines, code, field) => {
    expect(issueOf(() => checkLines(lines as LineInput[], ['lines']))).toEqual([code, field]);
  });
});
