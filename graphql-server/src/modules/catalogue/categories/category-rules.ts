import { z } from 'zod';
import { descriptionText, line, requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { fieldChanges } from '../../custom-fields/field-values.ts';
import { assetPicture } from '../pictures/picture-rules.ts';

/** The maximum depth of the tree; deeper menus are unusable. */
export const MAX_DEPTH = 4;
/** A limit because every page of the shop includes the whole tree. */
export const MAX_CATEGORIES = 300;
const MAX_LABEL = 60;
const MAX_FURTHER = 10;
const MAX_DESCRIPTION = 5000;
const MAX_GOOGLE_CATEGORY = 250;

/** The size guides that a category can have for its products; their contents are in the web application. */
const sizeGuides = ['WOMENS_CLOTHES', 'MENS_TOPS', 'MENS_TROUSERS', 'SHOES'] as const;

export type SizeGuide = (typeof sizeGuides)[number];

const sizeGuide = z.enum(sizeGuides).nullable().optional();

/** A number or a path of Google's product taxonomy; its list has lines such as "2271 - Apparel > Dresses". */
const googleCategory = line('label.googleCategory', MAX_GOOGLE_CATEGORY)
  .transform((text) => text.replace(/^(\d+) - .*/, '$1'))
  .refine((text) => /^([1-9]\d{0,5}|.*\p{L}.*)?$/u.test(text), brokenRule('googleCategory.invalid'))
  .transform((text) => text || null)
  .nullable()
  .optional();

const label = requiredLine('label.categoryLabel', MAX_LABEL);
const description = descriptionText(MAX_DESCRIPTION);

export const newCategorySchema = z.object({
  label,
  slug: requiredLine('label.slug', MAX_LABEL)
    .transform((slug) => slug.toLowerCase())
    .nullable()
    .optional(),
  description: description.nullable().optional(),
  parentId: z.string().nullable().optional(),
  picture: assetPicture.nullable().optional(),
  isVisible: z.boolean().nullable().optional(),
  sizeGuide,
  googleCategory,
  fields: fieldChanges,
});

export const categoryChangeSchema = z.object({
  label: label.optional(),
  description: description.optional(),
  parentId: z.string().nullable().optional(),
  picture: assetPicture.nullable().optional(),
  isVisible: z.boolean().optional(),
  sizeGuide,
  googleCategory,
  fields: fieldChanges,
});

/** A position among siblings, from 0. */
export const positionSchema = z.int(brokenRule('position.invalid')).min(0, brokenRule('position.invalid'));

/** Slugs of a product's further categories. */
export const furtherCategories = z
  .array(z.string())
  .max(MAX_FURTHER, brokenRule('furtherCategories.tooMany', { max: MAX_FURTHER }))
  .nullable()
  .optional();

/**
 * Generates the slug of a new category: its label in lower case; if that is taken, prefixed with the parent's
 * label (women's fashion shoes); then with a number.
 */
export function freeSlug(label: string, parentLabel: string | null, taken: ReadonlySet<string>): string {
  const plain = label.toLowerCase();
  if (!taken.has(plain)) return plain;
  const full = parentLabel === null ? plain : `${parentLabel} ${label}`.toLowerCase();
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` ${number}`;
    const slug = full.slice(0, MAX_LABEL - ending.length).trim() + ending;
    if (!taken.has(slug)) return slug;
  }
}

/** A category with its place in the tree. */
export interface InTree {
  id: string;
  parentId?: string | null | undefined;
  isVisible: boolean;
}

/** A category's place in the tree. */
export interface Place<Row extends InTree> {
  category: Row;
  /** 1 at the top. */
  depth: number;
  /** Whether shoppers see it: it and all its ancestors are visible. */
  isShown: boolean;
}

/** The tree from top to bottom, each category followed by its children; siblings keep the order of `rows`. */
export function inTreeOrder<Row extends InTree>(rows: readonly Row[]): Place<Row>[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId ?? null);
  const walk = (parentId: string | null, depth: number, isParentShown: boolean): Place<Row>[] =>
    (childrenOf.get(parentId) ?? []).flatMap((category) => {
      const isShown = isParentShown && category.isVisible;
      return [{ category, depth, isShown }, ...walk(category.id, depth + 1, isShown)];
    });
  return walk(null, 1, true);
}

/**
 * Returns why a category with its subcategories may not move to a parent (null: the top level); null when it
 * may.
 */
export function whyNotInto(
  rows: readonly InTree[],
  id: string,
  parentId: string | null,
): 'CATEGORY_CYCLE' | 'CATEGORY_TOO_DEEP' | null {
  const tree = inTreeOrder(rows);
  const from = tree.findIndex(({ category }) => category.id === id);
  const depthOf = (other: string | null) => tree.find(({ category }) => category.id === other)?.depth ?? 0;
  const ownDepth = depthOf(id);
  const end = tree.findIndex(({ depth }, index) => index > from && depth <= ownDepth);
  const moved = from < 0 ? [] : tree.slice(from, end < 0 ? undefined : end);
  if (moved.some(({ category }) => category.id === parentId)) return 'CATEGORY_CYCLE';
  const height = Math.max(0, ...moved.map(({ depth }) => depth - ownDepth)) + 1;
  return depthOf(parentId) + height > MAX_DEPTH ? 'CATEGORY_TOO_DEEP' : null;
}
