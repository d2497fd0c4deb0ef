import { z } from 'zod';
import { userError } from '../../../errors.ts';
import { countryCode, descriptionText, pictureUrl, requiredLine } from '../../../shared/text-rules.ts';
import { message } from '../../../shared/messages/message.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { fieldChanges } from '../../custom-fields/field-values.ts';
import { furtherCategories } from '../categories/category-rules.ts';
import { pictureDetails } from '../pictures/picture-rules.ts';
import { listingShape } from '../listing/product-listing.ts';
import { isMeasurable, MAX_MEASURE, measureUnits } from '../unit-prices/unit-price.ts';
import type { OtherOption } from './product.entity.ts';

/** The highest price, in minor units: a million dollars. */
export const MAX_PRICE = 100_000_000;
/** Maximum units of a variant. */
export const MAX_STOCK = 1_000_000;
const MAX_CHOICES = 100;
/** In characters, pictures, or options with color and size. */
export const productLimits = {
  title: 200,
  description: 5000,
  pictures: 30,
  options: 5,
  sku: 64,
  optionName: 30,
  optionValue: 60,
} as const;
/** Of a variant that is made to order. */
export const MAX_LEAD_TIME_DAYS = 365;
/** Of an order: the maximum quantity of a line. */
export const MAX_QUANTITY_RULE = 999;
/** In grams: one metric ton. */
const MAX_WEIGHT = 1_000_000;

/** A price, in minor units. */
export const price = z
  .int(brokenRule('price.notWhole'))
  .min(1, brokenRule('price.tooLow'))
  .max(MAX_PRICE, brokenRule('price.tooHigh', { max: MAX_PRICE }));

/** As in customs declarations: without the dots and spaces of printed tariffs. */
const customsCode = z
  .string()
  .transform((text) => text.replaceAll(/[\s.]/g, ''))
  .pipe(z.string().regex(/^\d{6,13}$/, brokenRule('customsCode.invalid')));

export const stock = z
  .int(brokenRule('stock.notWhole'))
  .min(0, brokenRule('stock.negative'))
  .max(MAX_STOCK, brokenRule('stock.tooHigh', { max: MAX_STOCK }));

const quantityRule = z
  .int(brokenRule('quantityRule.outOfRange', { max: MAX_QUANTITY_RULE }))
  .min(1, brokenRule('quantityRule.outOfRange', { max: MAX_QUANTITY_RULE }))
  .max(MAX_QUANTITY_RULE, brokenRule('quantityRule.outOfRange', { max: MAX_QUANTITY_RULE }))
  .nullable()
  .optional();

const measure = z
  .object({
    amount: z.number().refine(isMeasurable, brokenRule('unitMeasure.outOfRange', { max: MAX_MEASURE })),
    unit: z.enum(measureUnits),
  })
  .nullable()
  .optional();

const isUnique = (names: string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length;

const chosenPicture = pictureDetails
  .extend({
    assetId: z.string().nullable().optional(),
    url: pictureUrl.nullable().optional(),
    colour: z.string().nullable().optional(),
  })
  .refine(({ assetId, url }) => Boolean(assetId) !== Boolean(url), brokenRule('picture.oneSource'));

const wantedVariant = z
  .object({
    id: z.string().nullable().optional(),
    colour: z.string().nullable().optional(),
    size: z.string().nullable().optional(),
    other: z.string().nullable().optional(),
    others: z.array(z.string()).nullable().optional(),
    sku: requiredLine('label.sku', productLimits.sku).nullable().optional(),
    barcode: requiredLine('label.barcode', productLimits.sku).nullable().optional(),
    salePrice: price.nullable().optional(),
    regularPrice: price.nullable().optional(),
    stock: stock.nullable().optional(),
    expectedStock: z.number().nullable().optional(),
    tracksStock: z.boolean().nullable().optional(),
    requiresShipping: z.boolean().nullable().optional(),
    leadTimeDays: z
      .int(brokenRule('leadTime.outOfRange', { max: MAX_LEAD_TIME_DAYS }))
      .min(1, brokenRule('leadTime.outOfRange', { max: MAX_LEAD_TIME_DAYS }))
      .max(MAX_LEAD_TIME_DAYS, brokenRule('leadTime.outOfRange', { max: MAX_LEAD_TIME_DAYS }))
      .nullable()
      .optional(),
    backorderLimit: stock.nullable().optional(),
    availableFrom: z.string().nullable().optional(),
    lowStockLimit: stock.nullable().optional(),
    minimumQuantity: quantityRule,
    quantityStep: quantityRule,
    maximumQuantity: quantityRule,
    unitMeasure: measure,
    unitPriceBase: measure,
    weight: z
      .int(brokenRule('weight.notWhole'))
      .min(1, brokenRule('weight.tooLow'))
      .max(MAX_WEIGHT, brokenRule('weight.tooHigh', { max: MAX_WEIGHT }))
      .nullable()
      .optional(),
    picture: z.int(brokenRule('picture.unknown')).min(0, brokenRule('picture.unknown')).nullable().optional(),
    fields: fieldChanges,
  })
  .transform(({ other, others, ...variant }) => ({ ...variant, others: others ?? (other ? [other] : []) }));

const otherOption = z.object({
  name: requiredLine('label.optionName', productLimits.optionName),
  values: z
    .array(requiredLine('label.optionValue', productLimits.optionValue))
    .min(1, brokenRule('option.empty'))
    .max(MAX_CHOICES, brokenRule('option.tooMany', { max: MAX_CHOICES }))
    .refine(isUnique, brokenRule('option.repeated')),
});

const productShape = z.object({
  ...listingShape,
  title: requiredLine('label.title', productLimits.title),
  description: descriptionText(productLimits.description),
  category: requiredLine('label.category', 60),
  furtherCategories,
  salePrice: price,
  regularPrice: price.nullable().optional(),
  stock,
  image: pictureUrl.nullable().optional(),
  pictures: z
    .array(chosenPicture)
    .max(productLimits.pictures, brokenRule('pictures.tooMany', { max: productLimits.pictures }))
    .refine(
      (pictures) => isUnique(pictures.map(({ assetId, url }) => assetId ?? url ?? '')),
      brokenRule('picture.repeated'),
    )
    .nullable()
    .optional(),
  colours: z
    .array(
      z.object({
        name: requiredLine('label.colourName', productLimits.optionValue),
        hex: z
          .string()
          .regex(/^#[0-9a-f]{6}$/i, brokenRule('colour.hexInvalid'))
          .nullish()
          .transform((hex) => hex ?? null),
      }),
    )
    .max(MAX_CHOICES, brokenRule('colours.tooMany', { max: MAX_CHOICES }))
    .refine((colours) => isUnique(colours.map((colour) => colour.name)), brokenRule('colours.repeated'))
    .nullable()
    .optional(),
  sizes: z
    .array(requiredLine('label.size', productLimits.optionValue))
    .max(MAX_CHOICES, brokenRule('sizes.tooMany', { max: MAX_CHOICES }))
    .refine(isUnique, brokenRule('sizes.repeated'))
    .nullable()
    .optional(),
  otherOption: otherOption.nullable().optional(),
  otherOptions: z
    .array(otherOption)
    .max(productLimits.options, brokenRule('options.tooMany', { max: productLimits.options }))
    .refine((options) => isUnique(options.map(({ name }) => name)), brokenRule('options.repeated'))
    .nullable()
    .optional(),
  isNew: z.boolean().nullable().optional(),
  taxClassId: z.string().nullable().optional(),
  originCountry: countryCode.nullable().optional(),
  customsCode: customsCode.nullable().optional(),
  isWithdrawalExcluded: z.boolean().nullable().optional(),
  variants: z.array(wantedVariant).min(1, brokenRule('variants.none')).nullable().optional(),
  type: z.string().nullish(),
  fields: fieldChanges,
});

/**
 * The options besides color and size that an input names; undefined if it does not. `otherOption`, by which
 * callers name the only one, is ignored if `otherOptions` is given.
 */
export function otherOptionsIn({
  otherOption: only,
  otherOptions,
}: Pick<z.output<typeof productChangeSchema>, 'otherOption' | 'otherOptions'>): OtherOption[] | undefined {
  if (otherOptions) return otherOptions;
  return only === undefined ? undefined : only === null ? [] : [only];
}

const declared = ['taxClassId', 'originCountry', 'customsCode'] as const;
type Declaration = Record<(typeof declared)[number], string | null>;

/** A product's tax and customs data after a change; missing fields stay. */
export function declarationAfter(
  change: { [Field in keyof Declaration]?: string | null | undefined },
  before: { [Field in keyof Declaration]?: string | null | undefined },
): Declaration {
  const entries = declared.map((field) => {
    const { [field]: value = before[field] } = change;
    return [field, value ?? null];
  });
  return Object.fromEntries(entries) as Declaration;
}

interface Prices {
  salePrice: number;
  regularPrice?: number | null | undefined;
}

/** Whether the regular price is not below the sale price. */
export function arePricesInOrder({ salePrice, regularPrice }: Prices): boolean {
  return typeof regularPrice !== 'number' || regularPrice >= salePrice;
}

/** Constraints on the shop's prices. */
export interface PriceTerms {
  /** ISO 4217 code of all product prices. */
  currency: string;
  /** Prices must be a multiple of this, in minor units, so that cards can be charged. */
  step: number;
}

/**
 * Checks that cards can be charged with these prices; missing ones pass. `path` is the path of the object
 * that contains them.
 * @throws UserError INVALID_VALUE
 */
export function assertPricesFit(
  prices: { [Field in keyof Prices]?: number | null | undefined },
  { currency, step }: PriceTerms,
  path: readonly string[] = ['input'],
): void {
  for (const field of ['salePrice', 'regularPrice'] as const) {
    if ((prices[field] ?? 0) % step === 0) continue;
    const reason = message('price.step', { step: { amount: step, currency } });
    throw userError('INVALID_VALUE', reason, [...path, field]);
  }
}

export const newProductSchema = productShape.refine(arePricesInOrder, {
  path: ['regularPrice'],
  message: brokenRule('price.outOfOrder'),
});

/** A new product as an admin sends it; amounts in minor units, see ProductInput in the contract. */
export type NewProduct = z.input<typeof newProductSchema>;
/** A product change as an admin sends it; missing fields stay. Null is rejected for required fields. */
export type ProductChangeInput = { [Field in keyof NewProduct]?: NewProduct[Field] | null };

export const productTitleSchema = productShape.pick({ title: true });

/** The rules of a change; the service compares the resulting prices. */
export const productChangeSchema = productShape
  .partial()
  .extend({ expectedStock: z.int().nullable().optional() });
