import { z } from 'zod';
import { MAX_TAGS, tagList } from '../../../shared/tag-rules.ts';
import { line, requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { MAX_HANDLE, slugOf } from '../../../shared/handle.ts';

export const productStatuses = ['DRAFT', 'ACTIVE', 'ARCHIVED'] as const;

export type ProductStatus = (typeof productStatuses)[number];

/** A property on the product's page, such as its material. */
export interface ProductAttribute {
  name: string;
  value: string;
}

/**
 * How a product is listed: whether and since when it is shown, its brand and tags, and its texts for search
 * engines.
 */
export interface ProductListing {
  status: ProductStatus;
  /** Hidden until then; null: shown as soon as it is active. */
  publishAt: Date | null;
  brand: string | null;
  /** In lower case, without duplicates. */
  tags: string[];
  attributes: ProductAttribute[];
  /** Null: the title, or the beginning of the description. */
  seoTitle: string | null;
  seoDescription: string | null;
}

/** In characters, or attributes. */
export const listingLimits = {
  brand: 60,
  seoTitle: 70,
  seoDescription: 160,
  attributes: 20,
  attributeName: 40,
  attributeValue: 300,
} as const;

const emptyToNull = (text: string) => text || null;

const attributes = z
  .array(
    z.object({
      name: requiredLine('label.attribute', listingLimits.attributeName),
      value: requiredLine('label.value', listingLimits.attributeValue),
    }),
  )
  .max(listingLimits.attributes, brokenRule('attributes.tooMany', { max: listingLimits.attributes }))
  .refine(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    brokenRule('attributes.repeated'),
  );

const handle = line('label.handle', MAX_HANDLE)
  .transform(slugOf)
  .refine((slug) => slug !== '', brokenRule('handle.meaningless'));

/** The listing fields of the product schema; null clears optional ones. */
export const listingShape = {
  status: z.enum(productStatuses).nullable().optional(),
  publishAt: z.date().nullable().optional(),
  handle: handle.nullable().optional(),
  brand: line('label.brand', listingLimits.brand).transform(emptyToNull).nullable().optional(),
  tags: tagList
    .refine((all) => all.length <= MAX_TAGS, brokenRule('tags.tooMany', { max: MAX_TAGS }))
    .nullable()
    .optional(),
  attributes: attributes.nullable().optional(),
  seoTitle: line('label.seoTitle', listingLimits.seoTitle).transform(emptyToNull).nullable().optional(),
  seoDescription: line('label.seoDescription', listingLimits.seoDescription)
    .transform(emptyToNull)
    .nullable()
    .optional(),
};

/** The default listing. */
export const plainListing: ProductListing = {
  status: 'ACTIVE',
  publishAt: null,
  brand: null,
  tags: [],
  attributes: [],
  seoTitle: null,
  seoDescription: null,
};

/** A change to a listing: missing fields stay, and so do required ones that are null. */
type ListingChange = { [Field in keyof ProductListing]?: ProductListing[Field] | null | undefined };

/** A listing as stored. */
type StoredListing = ListingChange & Pick<ProductListing, 'status' | 'tags' | 'attributes'>;

/** Returns the listing after a change. */
export function listingAfter(change: ListingChange, before: StoredListing): ProductListing {
  const orBefore = <Value>(value: Value | null | undefined, old: Value | null | undefined) =>
    (value === undefined ? old : value) ?? null;
  return {
    status: change.status ?? before.status,
    publishAt: orBefore(change.publishAt, before.publishAt),
    brand: orBefore(change.brand, before.brand),
    tags: change.tags ?? before.tags,
    attributes: change.attributes ?? before.attributes,
    seoTitle: orBefore(change.seoTitle, before.seoTitle),
    seoDescription: orBefore(change.seoDescription, before.seoDescription),
  };
}
