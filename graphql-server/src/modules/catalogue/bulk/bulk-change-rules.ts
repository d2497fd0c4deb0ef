import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { message, type Message } from '../../../shared/messages/message.ts';
import { tagList } from '../../../shared/tag-rules.ts';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { productStatuses } from '../listing/product-listing.ts';
import {
  arePricesInOrder,
  MAX_PRICE,
  MAX_STOCK,
  price,
  type PriceTerms,
  stock,
} from '../products/product-rules.ts';
import type { VariantValues } from '../variants/variant-summary.ts';

const MAX_PRODUCTS = 100;
const MAX_VARIANTS = 500;
const MIN_PERCENT = -99;
const MAX_PERCENT = 1000;
/** 100 percent in hundredths of a percent. */
const WHOLE = 10_000;

const isGiven = (value: unknown) => value !== undefined && value !== null;

const priceChange = z
  .object({
    percent: z
      .number()
      .min(MIN_PERCENT, brokenRule('percent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
      .max(MAX_PERCENT, brokenRule('percent.outOfBounds', { min: MIN_PERCENT, max: MAX_PERCENT }))
      .refine((percent) => percent !== 0, brokenRule('price.noChange'))
      .refine((percent) => Number(percent.toFixed(2)) === percent, brokenRule('percent.tooPrecise'))
      .nullable()
      .optional(),
    amount: z
      .int(brokenRule('price.notWhole'))
      .min(-MAX_PRICE, brokenRule('price.tooHigh', { max: MAX_PRICE }))
      .max(MAX_PRICE, brokenRule('price.tooHigh', { max: MAX_PRICE }))
      .refine((amount) => amount !== 0, brokenRule('price.noChange'))
      .nullable()
      .optional(),
    regularPrice: z.enum(['KEEP', 'FORMER_PRICE', 'REMOVE']).nullable().optional(),
  })
  .refine(({ percent, amount }) => isGiven(percent) !== isGiven(amount), brokenRule('price.oneRule'));

const stockDifference = z
  .int(brokenRule('stock.notWhole'))
  .min(-MAX_STOCK, brokenRule('stock.tooHigh', { max: MAX_STOCK }))
  .max(MAX_STOCK, brokenRule('stock.tooHigh', { max: MAX_STOCK }));

const stockChange = z
  .object({
    set: stock.nullable().optional(),
    by: stockDifference
      .refine((by) => by !== 0, brokenRule('price.noChange'))
      .nullable()
      .optional(),
  })
  .refine(({ set, by }) => isGiven(set) !== isGiven(by), brokenRule('stock.oneRule'));

/** Validates one change for several products. */
export const bulkChangeSchema = z.object({
  ids: z
    .array(z.string())
    .min(1, brokenRule('products.tooMany', { max: MAX_PRODUCTS }))
    .max(MAX_PRODUCTS, brokenRule('products.tooMany', { max: MAX_PRODUCTS }))
    .transform((ids) => [...new Set(ids)]),
  input: z
    .object({
      status: z.enum(productStatuses).nullable().optional(),
      category: requiredLine('label.category', 60).nullable().optional(),
      addTags: tagList.nullable().optional(),
      removeTags: tagList.nullable().optional(),
      price: priceChange.nullable().optional(),
      stock: stockChange.nullable().optional(),
    })
    .refine((input) => Object.values(input).some(isGiven), brokenRule('products.noChange')),
});

/** Validates a list of changes to single variants. */
export const variantChangesSchema = z.object({
  changes: z
    .array(z.looseObject({ id: z.string() }))
    .min(1, brokenRule('variants.tooManyAtOnce', { max: MAX_VARIANTS }))
    .max(MAX_VARIANTS, brokenRule('variants.tooManyAtOnce', { max: MAX_VARIANTS })),
});

/** Validates one change to a variant. */
export const variantChangeSchema = z
  .object({
    id: z.string(),
    salePrice: price.nullable().optional(),
    regularPrice: price.nullable().optional(),
    expectedSalePrice: z.int().nullable().optional(),
    stock: stock.nullable().optional(),
    stockBy: stockDifference.nullable().optional(),
    expectedStock: z.int().nullable().optional(),
  })
  .refine(({ stock, stockBy }) => !(isGiven(stock) && isGiven(stockBy)), brokenRule('stock.oneRule'));

/** One change for several products. */
export type BulkChange = z.output<typeof bulkChangeSchema>['input'];
export type VariantChange = z.output<typeof variantChangeSchema>;

/** A variant's current values, and its title for messages. */
interface NamedVariant {
  title: string | Message;
  values: VariantValues;
  tracksStock: boolean;
}

/**
 * Returns a variant's prices and stock after a bulk change. A stock that is not tracked stays.
 * @throws UserError INVALID_VALUE or OUT_OF_STOCK when the rule gives an impossible value
 */
export function valuesAfter(
  { title, values, tracksStock }: NamedVariant,
  { price: priceRule, stock: stockRule }: Pick<BulkChange, 'price' | 'stock'>,
  terms: PriceTerms,
): VariantValues {
  const salePrice = priceRule ? priceByRule(values.salePrice, priceRule, terms) : values.salePrice;
  const regularPrice = priceRule
    ? regularPriceByRule(values, salePrice, priceRule.regularPrice ?? 'KEEP')
    : values.regularPrice;
  const units =
    stockRule && tracksStock ? (stockRule.set ?? values.stock + (stockRule.by ?? 0)) : values.stock;
  const after = { salePrice, regularPrice, stock: units };
  assertPossible({ title, values }, after, terms);
  return after;
}

/**
 * Returns a variant's prices and stock after a change to that variant.
 * @throws UserError VARIANT_CHANGED when its current values are not the expected ones, INVALID_VALUE or
 * OUT_OF_STOCK for impossible values
 */
export function valuesAfterOwn(
  { title, values, tracksStock }: NamedVariant,
  change: VariantChange,
  terms: PriceTerms,
): VariantValues {
  assertExpected(values, change, terms);
  if (!tracksStock && (isGiven(change.stock) || change.stockBy))
    throw userError('INVALID_VALUE', message('variant.notTracked', { title }), ['stock']);
  const after = {
    salePrice: change.salePrice ?? values.salePrice,
    regularPrice: change.regularPrice === undefined ? values.regularPrice : change.regularPrice,
    stock: change.stock ?? values.stock + (change.stockBy ?? 0),
  };
  assertPossible({ title, values }, after, terms);
  return after;
}

type PriceRule = NonNullable<BulkChange['price']>;

/*
 * Calculates in whole hundredths of a percent, so that binary fractions don't affect how halves are rounded.
 */
function priceByRule(now: number, { percent, amount }: PriceRule, { step }: PriceTerms): number {
  const exact =
    typeof percent === 'number' ? (now * (WHOLE + Math.round(percent * 100))) / WHOLE : now + (amount ?? 0);
  return Math.round(exact / step) * step;
}

function regularPriceByRule(
  { salePrice: former, regularPrice }: VariantValues,
  salePrice: number,
  rule: NonNullable<PriceRule['regularPrice']>,
): number | null {
  if (rule === 'REMOVE') return null;
  if (rule === 'KEEP' || salePrice === former) return regularPrice;
  return Math.max(former, regularPrice ?? 0);
}

function assertExpected(
  { salePrice, stock: units }: VariantValues,
  { expectedSalePrice, expectedStock }: VariantChange,
  { currency }: PriceTerms,
): void {
  if (isGiven(expectedSalePrice) && expectedSalePrice !== salePrice) {
    const [price, expected] = [salePrice, expectedSalePrice ?? 0].map((amount) => ({ amount, currency }));
    if (price && expected) throw changed(message('variant.priceChanged', { price, expected }), 'salePrice');
  }
  if (isGiven(expectedStock) && expectedStock !== units) {
    const reason = message('variant.stockChanged', { stock: units, expected: expectedStock ?? 0 });
    throw changed(reason, 'stock');
  }
}

function changed(reason: Message, field: string) {
  return userError('VARIANT_CHANGED', reason, [field]);
}

/** @throws UserError INVALID_VALUE or OUT_OF_STOCK; its `field` is the name of the value */
function assertPossible(
  { title, values }: Omit<NamedVariant, 'tracksStock'>,
  after: VariantValues,
  terms: PriceTerms,
): void {
  const { step, currency } = terms;
  const asMoney = (amount: number) => ({ amount, currency });
  const invalid = (reason: Message, field: string) => userError('INVALID_VALUE', reason, [field]);
  const { salePrice, regularPrice, stock: units } = after;
  if (salePrice < step)
    throw invalid(message('variant.priceTooLow', { title, min: asMoney(step) }), 'salePrice');
  if (salePrice > MAX_PRICE) {
    throw invalid(message('variant.priceTooHigh', { title, max: asMoney(MAX_PRICE) }), 'salePrice');
  }
  if (!arePricesInOrder(after)) {
    const prices = { regularPrice: asMoney(regularPrice ?? 0), salePrice: asMoney(salePrice) };
    throw invalid(message('variant.regularPriceTooLow', { title, ...prices }), 'regularPrice');
  }
  if (units < 0) {
    const reason =
      values.stock > 0
        ? message('product.stockShort', { stock: values.stock, title })
        : message('product.soldOut', { title });
    throw userError('OUT_OF_STOCK', reason, ['stock']);
  }
  if (units > MAX_STOCK) throw invalid(message('variant.stockTooHigh', { title, max: MAX_STOCK }), 'stock');
}
