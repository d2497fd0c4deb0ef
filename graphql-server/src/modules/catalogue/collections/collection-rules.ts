import { z } from 'zod';
import { MAX_HANDLE } from '../../../shared/handle.ts';
import { descriptionText, requiredLine, storableText } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import { fieldChanges } from '../../custom-fields/field-values.ts';
import { assetPicture } from '../pictures/picture-rules.ts';

export const MAX_COLLECTIONS = 200;
/** The maximum page size of a list. */
const MAX_PRODUCTS = 100;
const MAX_CONDITIONS = 20;
const MAX_DESCRIPTION = 5000;
/** In minor units. */
const MAX_PRICE = 100_000_000;

/** A condition that all products of a collection meet; prices in minor units. */
export interface CollectionCondition {
  kind: 'CATEGORY' | 'PRICE' | 'NEW' | 'DISCOUNTED' | 'IN_STOCK' | 'TAG';
  /** Slug, for CATEGORY. */
  category?: string;
  /** For TAG. */
  tag?: string;
  /** For PRICE: at least one of the two is set. */
  minPrice?: number;
  maxPrice?: number;
}

const limit = z
  .int(brokenRule('price.notWhole'))
  .min(0, brokenRule('price.tooLow'))
  .max(MAX_PRICE, brokenRule('price.tooHigh', { max: MAX_PRICE }))
  .nullable()
  .optional();

/** Drops fields that belong to another kind. */
const condition = z
  .object({
    kind: z.enum(['CATEGORY', 'PRICE', 'NEW', 'DISCOUNTED', 'IN_STOCK', 'TAG']),
    category: storableText.trim().nullable().optional(),
    tag: storableText.trim().transform(normalisedTag).nullable().optional(),
    minPrice: limit,
    maxPrice: limit,
  })
  .refine(({ kind, category }) => kind !== 'CATEGORY' || Boolean(category), {
    path: ['category'],
    message: brokenRule('condition.noCategory'),
  })
  .refine(({ kind, tag }) => kind !== 'TAG' || Boolean(tag), {
    path: ['tag'],
    message: brokenRule('condition.noTag'),
  })
  .refine(({ kind, minPrice, maxPrice }) => kind !== 'PRICE' || minPrice != null || maxPrice != null, {
    path: ['minPrice'],
    message: brokenRule('condition.noPrice'),
  })
  .refine(
    ({ kind, minPrice, maxPrice }) =>
      kind !== 'PRICE' || minPrice == null || maxPrice == null || maxPrice >= minPrice,
    { path: ['maxPrice'], message: brokenRule('condition.pricesOutOfOrder') },
  )
  .transform(({ kind, category, tag, minPrice, maxPrice }): CollectionCondition => ({
    kind,
    ...(kind === 'CATEGORY' && category && { category }),
    ...(kind === 'TAG' && tag && { tag }),
    ...(kind === 'PRICE' && minPrice != null && { minPrice }),
    ...(kind === 'PRICE' && maxPrice != null && { maxPrice }),
  }));

/** The conditions of a collection. */
export const conditionsSchema = z
  .array(condition)
  .min(1, brokenRule('conditions.needed'))
  .max(MAX_CONDITIONS, brokenRule('conditions.tooMany', { max: MAX_CONDITIONS }));

const match = z.enum(['ALL', 'ANY']);

const collectionShape = z.object({
  title: requiredLine('label.title', 120),
  description: descriptionText(MAX_DESCRIPTION).nullable().optional(),
  picture: assetPicture.nullable().optional(),
  isVisible: z.boolean().nullable().optional(),
  kind: z.enum(['RULES', 'MANUAL']),
  match: match.nullable().optional(),
  conditions: z
    .array(condition)
    .max(MAX_CONDITIONS, brokenRule('conditions.tooMany', { max: MAX_CONDITIONS }))
    .nullable()
    .optional(),
  productIds: z
    .array(z.string())
    .max(MAX_PRODUCTS, brokenRule('collectionProducts.tooMany', { max: MAX_PRODUCTS }))
    .refine((ids) => new Set(ids).size === ids.length, brokenRule('collectionProducts.repeated'))
    .nullable()
    .optional(),
  fields: fieldChanges,
});

export const newCollectionSchema = collectionShape.extend({
  handle: z
    .string()
    .trim()
    .max(MAX_HANDLE, brokenRule('collectionHandle.invalid', { max: MAX_HANDLE }))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, brokenRule('collectionHandle.invalid', { max: MAX_HANDLE }))
    .nullable()
    .optional(),
});

export const collectionChangeSchema = collectionShape.partial();
