import { describe, expect, it } from 'vitest';
import { UserError } from '../../../errors.ts';
import { validate } from '../../../shared/validate.ts';
import { type BulkChange, bulkChangeSchema, valuesAfter, valuesAfterOwn } from './bulk-change-rules.ts';

const TERMS = { currency: 'USD', step: 1 };
const tracksStock = true;
const mug = { title: 'Mug', tracksStock, values: { salePrice: 1000, regularPrice: 1200, stock: 5 } };

const errorOf = (act: () => unknown): string => {
  try {
    return JSON.stringify(act());
  } catch (error) {
    if (error instanceof UserError) return `${error.code} ${error.issues[0].message.key}`;
    throw error;
  }
};

it('a stock that is not tracked stays in a change of many, and can’t be set', () => {
  const poster = { ...mug, title: 'Poster', tracksStock: false };
  expect(valuesAfter(poster, { stock: { set: 3 } }, TERMS)).toEqual(mug.values);
  expect(valuesAfterOwn(poster, { id: '', stockBy: 0, salePrice: 900 }, TERMS).salePrice).toBe(900);
  expect(errorOf(() => valuesAfterOwn(poster, { id: '', stock: 3 }, TERMS))).toBe(
    'INVALID_VALUE variant.notTracked',
  );
});

describe('a price by a rule', () => {
  it.each([
    { now: 1000, rule: { percent: 10 }, then: 1100 },
    { now: 1000, rule: { percent: -20 }, then: 800 },
    { now: 1999, rule: { percent: -15 }, then: 1699 },
    // 9.5 and 10.5 cents
    { now: 19, rule: { percent: -50 }, then: 10 },
    { now: 21, rule: { percent: -50 }, then: 11 },
    // The nearest binary fraction of 1.1 is slightly too large, and that of 1.005 slightly too small
    { now: 1000, rule: { percent: 0.1 }, then: 1001 },
    { now: 100, rule: { percent: 0.5 }, then: 101 },
    { now: 100_000_000, rule: { percent: -99 }, then: 1_000_000 },
    { now: 1000, rule: { amount: 250 }, then: 1250 },
    { now: 1000, rule: { amount: -999 }, then: 1 },
  ])('of $now by $rule is $then', ({ now, rule, then }) => {
    const values = { salePrice: now, regularPrice: null, stock: 0 };
    expect(valuesAfter({ title: 'Mug', values, tracksStock }, { price: rule }, TERMS).salePrice).toBe(then);
  });

  it('is one that cards can be charged', () => {
    const { salePrice } = valuesAfter(
      mug,
      { price: { percent: -3, regularPrice: 'KEEP' } },
      { ...TERMS, step: 100 },
    );
    expect(salePrice).toBe(1000);
  });

  it.each([
    { regular: 1200, rule: { percent: -10, regularPrice: 'KEEP' }, then: 1200 },
    { regular: null, rule: { percent: -10, regularPrice: 'KEEP' }, then: null },
    { regular: null, rule: { percent: -10, regularPrice: 'FORMER_PRICE' }, then: 1000 },
    { regular: 1200, rule: { percent: -10, regularPrice: 'FORMER_PRICE' }, then: 1200 },
    { regular: 1200, rule: { percent: 10, regularPrice: 'REMOVE' }, then: null },
  ] as const)('with $rule makes the regular price of $regular into $then', ({ regular, rule, then }) => {
    const values = { ...mug.values, regularPrice: regular };
    expect(valuesAfter({ title: 'Mug', values, tracksStock }, { price: rule }, TERMS).regularPrice).toBe(
      then,
    );
  });

  it.each([
    { rule: { amount: -1000 }, error: 'INVALID_VALUE variant.priceTooLow' },
    { rule: { amount: 99_999_001 }, error: 'INVALID_VALUE variant.priceTooHigh' },
    { rule: { percent: 21 }, error: 'INVALID_VALUE variant.regularPriceTooLow' },
    {
      rule: { percent: 21, regularPrice: 'FORMER_PRICE' },
      error: 'INVALID_VALUE variant.regularPriceTooLow',
    },
  ] as const)('by $rule fails with $error', ({ rule, error }) => {
    expect(errorOf(() => valuesAfter(mug, { price: rule }, TERMS))).toBe(error);
  });
});

describe('stock by a rule', () => {
  it.each([
    { rule: { set: 0 }, then: 0 },
    { rule: { set: 9 }, then: 9 },
    { rule: { by: 3 }, then: 8 },
    { rule: { by: -5 }, then: 0 },
  ])('of 5 by $rule is $then', ({ rule, then }) => {
    expect(valuesAfter(mug, { stock: rule }, TERMS)).toEqual({ ...mug.values, stock: then });
  });

  it.each([
    { stock: 5, rule: { by: -6 }, error: 'OUT_OF_STOCK product.stockShort' },
    { stock: 0, rule: { by: -1 }, error: 'OUT_OF_STOCK product.soldOut' },
    { stock: 5, rule: { by: 999_996 }, error: 'INVALID_VALUE variant.stockTooHigh' },
  ])('of $stock by $rule fails with $error', ({ stock, rule, error }) => {
    const values = { ...mug.values, stock };
    expect(errorOf(() => valuesAfter({ title: 'Mug', values, tracksStock }, { stock: rule }, TERMS))).toBe(
      error,
    );
  });
});

describe('a change of one variant', () => {
  it.each([
    { change: { salePrice: 900 }, then: { salePrice: 900 } },
    { change: { regularPrice: null }, then: { regularPrice: null } },
    { change: { stock: 2, expectedStock: 5 }, then: { stock: 2 } },
    { change: { stockBy: -2 }, then: { stock: 3 } },
    { change: { salePrice: 900, expectedSalePrice: 1000 }, then: { salePrice: 900 } },
  ])('by $change', ({ change, then }) => {
    expect(valuesAfterOwn(mug, { id: '', ...change }, TERMS)).toEqual({ ...mug.values, ...then });
  });

  it.each([
    { change: { stock: 2, expectedStock: 6 }, error: 'VARIANT_CHANGED variant.stockChanged' },
    { change: { salePrice: 900, expectedSalePrice: 999 }, error: 'VARIANT_CHANGED variant.priceChanged' },
    { change: { salePrice: 1300 }, error: 'INVALID_VALUE variant.regularPriceTooLow' },
    { change: { stockBy: -6 }, error: 'OUT_OF_STOCK product.stockShort' },
  ])('by $change fails with $error', ({ change, error }) => {
    expect(errorOf(() => valuesAfterOwn(mug, { id: '', ...change }, TERMS))).toBe(error);
  });
});

describe('a change of several products', () => {
  it.each<{ ids?: string[]; input: BulkChange | object; error: string }>([
    { input: {}, error: 'products.noChange' },
    { input: { price: null }, error: 'products.noChange' },
    { ids: [], input: { status: 'ACTIVE' }, error: 'products.tooMany' },
    { ids: Array.from({ length: 101 }, String), input: { status: 'ACTIVE' }, error: 'products.tooMany' },
    { input: { price: { percent: 1, amount: 1 } }, error: 'price.oneRule' },
    { input: { price: { regularPrice: 'REMOVE' } }, error: 'price.oneRule' },
    { input: { price: { percent: 0 } }, error: 'price.noChange' },
    { input: { price: { percent: -99.5 } }, error: 'percent.outOfBounds' },
    { input: { price: { percent: 1.005 } }, error: 'percent.tooPrecise' },
    { input: { stock: { set: 1, by: 1 } }, error: 'stock.oneRule' },
    { input: { stock: { set: -1 } }, error: 'stock.negative' },
  ])('to $input fails with $error', ({ ids = ['a'], input, error }) => {
    expect(errorOf(() => validate(bulkChangeSchema, { ids, input }))).toBe(`INVALID_VALUE ${error}`);
  });
});
