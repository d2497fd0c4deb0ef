import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { checkLines, resolveVariant, isVariantProduct, variantIn, type CartLineInput } from './line-rules.ts';
import type { SellableProduct } from '../catalogue/variants/sellable-product.ts';
import { combinationsOf, type VariantOptions } from '../catalogue/variants/variant-rules.ts';
import { aSellableProduct } from './cart.fixtures.ts';

const none: VariantOptions = { colours: [], sizes: [], others: [] };
const both: VariantOptions = { colours: ['Red', 'Blue'], sizes: ['S', 'M'], others: [] };

function productWith({ colours, sizes }: VariantOptions): SellableProduct {
  return aSellableProduct('p', 1, { colours: [...colours], sizes: [...sizes] })[1];
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
  [{ colours: ['Red'], sizes: [], others: [] }, true],
  [{ colours: [], sizes: ['M'], others: [] }, true],
])('a product with %j is a variant product: %s', (options, expected) => {
  expect(isVariantProduct(options)).toBe(expected);
});

describe('the choice of a variant', () => {
  const choose = (options: VariantOptions, colour: string | null, size: string | null) => () =>
    resolveVariant(productWith(options), { productId: 'p', colour, size, others: [], quantity: 1 }, [
      'lines',
      '3',
    ]);

  test.each([
    [both, 'Red', 'M', 'Red', 'M'],
    [none, null, null, null, null],
    [none, 'Red', 'M', null, null],
    [{ colours: ['Red'], sizes: [], others: [] }, 'Red', 'M', 'Red', null],
  ])('%j accepts %s and %s as %s and %s', (options, colour, size, expectedColour, expectedSize) => {
    expect(choose(options, colour, size)()).toMatchObject({ colour: expectedColour, size: expectedSize });
  });

  test.each([
    [both, 'plaid', 'M', 'lines.3.colour'],
    [both, 'red', 'M', 'lines.3.colour'],
    [both, null, 'M', 'lines.3.colour'],
    [both, 'Red', 'XXXL', 'lines.3.size'],
    [both, 'Red', null, 'lines.3.size'],
  ])('%j rejects %s and %s at %s', (options, colour, size, field) => {
    expect(issueOf(choose(options, colour, size))).toEqual(['VARIANT_UNKNOWN', field]);
  });
});

test('further options are chosen like a size', () => {
  const otherOptions = [
    { name: 'Scent', values: ['Rose', 'Cedar'] },
    { name: 'Burns for', values: ['20 h', '40 h'] },
  ];
  const product = { ...productWith(none), otherOptions };
  const others = otherOptions.map(({ values }) => values);
  const variants = combinationsOf({ colours: [], sizes: [], others }).map((combination) => ({
    ...combination,
    id: `p ${combination.others.join(' ')}`,
    salePrice: 100,
    stock: 1,
    weight: null,
    requiresShipping: true,
    leadTimeDays: null,
    backorderable: 0,
    availableFrom: null,
    minimumQuantity: null,
    quantityStep: null,
    maximumQuantity: null,
    image: null,
    isWithdrawn: false,
  }));
  const choose = (chosen: string[]) => () =>
    resolveVariant(
      { ...product, variants },
      { productId: 'p', colour: null, size: null, others: chosen, quantity: 1 },
      ['lines', '3'],
    );
  expect(choose(['Cedar', '40 h'])()).toMatchObject({
    variantId: 'p Cedar 40 h',
    others: ['Cedar', '40 h'],
  });
  expect(issueOf(choose([]))).toEqual(['VARIANT_UNKNOWN', 'lines.3.others.0']);
  expect(issueOf(choose(['Cedar']))).toEqual(['VARIANT_UNKNOWN', 'lines.3.others.1']);
  expect(issueOf(choose(['Musk', '40 h']))).toEqual(['VARIANT_UNKNOWN', 'lines.3.others.0']);
});

test('a combination that is not offered is rejected with the field of the size', () => {
  const product = productWith(both);
  const variants = product.variants.filter(({ colour, size }) => colour !== 'Red' || size !== 'M');
  const choice = { productId: 'p', colour: 'Red', others: [], quantity: 1 };
  const choose = (size: string) => () =>
    resolveVariant({ ...product, variants }, { ...choice, size }, ['lines', '3']);
  expect(choose('S')()).toMatchObject({ variantId: 'p Red S' });
  expect(issueOf(choose('M'))).toEqual(['VARIANT_UNKNOWN', 'lines.3.size']);
});

test('a variant that is no longer offered is rejected, and not found in a cart', () => {
  const product = productWith({ colours: ['Red'], sizes: [], others: [] });
  const variants = product.variants.map((variant) => ({ ...variant, isWithdrawn: true }));
  const line = { productId: 'p', colour: 'Red', size: null, others: [], quantity: 1 };
  expect(variantIn(product, 'p Red null')).toBeDefined();
  expect(variantIn({ ...product, variants }, 'p Red null')).toBeUndefined();
  expect(issueOf(() => resolveVariant({ ...product, variants }, line, ['lines', '3']))).toEqual([
    'VARIANT_UNKNOWN',
    'lines.3.colour',
  ]);
});

describe('lines from a client', () => {
  const line = { productId: 'p', colour: null, size: null, others: [], quantity: 1 };

  test('are read without any other fields', () => {
    const sent = { ...line, colour: ' Red ', size: '', salePrice: 1, title: 'Mine', id: 'x' };
    expect(checkLines([sent], ['lines'])).toEqual([{ ...line, colour: 'Red' }]);
  });

  test.each<[sent: object, others: string[]]>([
    [{ other: 'Rose' }, ['Rose']],
    [{ other: 'Rose', others: [' Cedar ', null] }, ['Cedar', '']],
    [{ other: '' }, []],
  ])('%j are the other options %j', (sent, others) => {
    expect(checkLines([{ productId: 'p', quantity: 1, ...sent }], ['lines'])).toMatchObject([{ others }]);
  });

  const wrong: [object[], string, string][] = [
    [[{ ...line, quantity: 0 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ ...line, quantity: -5 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[line, { ...line, quantity: 1.5 }], 'INVALID_VALUE', 'lines.1.quantity'],
    [[{ ...line, quantity: 1000 }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ ...line, quantity: Number.NaN }], 'INVALID_VALUE', 'lines.0.quantity'],
    [[{ ...line, others: Array.from({ length: 6 }, () => 'x') }], 'INVALID_VALUE', 'lines.0.others'],
    [[{ quantity: 1 }], 'REQUIRED', 'lines.0.productId'],
    [[{ ...line, quantity: '2' }], 'INVALID_VALUE', 'lines.0.quantity'],
    [Array.from({ length: 101 }, () => line), 'CART_FULL', 'lines'],
  ];
  test.each(wrong)('%j', (lines, code, field) => {
    expect(issueOf(() => checkLines(lines as CartLineInput[], ['lines']))).toEqual([code, field]);
  });
});
