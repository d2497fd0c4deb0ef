import { type Kysely, type RawBuilder, sql } from 'kysely';
import { can, type Principal } from '../../../shared/principal.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import { isInScope } from '../listing/published.ts';
import type { Picture } from '../pictures/picture.ts';
import type { SizeGuide } from './category-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A category as the rest of the code uses it. */
export interface Category {
  id: string;
  /** Changes with each edit by staff. */
  version: string;
  slug: string;
  label: string;
  parentId: string | null;
  isVisible: boolean;
  picture: Picture | null;
  sizeGuide: SizeGuide | null;
  /** Google's product category, as a number or a path; null: that of the parent. */
  googleCategory: string | null;
  updatedAt: Date;
}

/** Which categories a reader can see. */
export interface CategoryScope {
  includesHidden: boolean;
}

/** Admins also see hidden categories. */
export const categoryScope = ({ principal }: { principal: Principal }): CategoryScope => ({
  includesHidden: can(principal, 'products:read'),
});

/** All categories, siblings in order. */
export async function selectCategories(db: Kysely<CatalogueTables>): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'version',
      'slug',
      'label',
      'parent_id',
      'is_visible',
      'picture',
      'size_guide',
      'google_category',
      'updated_at',
    ])
    .orderBy('position')
    .orderBy('slug')
    .execute();
  return rows.map(({ parent_id, is_visible, size_guide, google_category, updated_at, ...row }) => ({
    ...row,
    updatedAt: new Date(updated_at),
    version: String(row.version),
    parentId: parent_id,
    isVisible: is_visible,
    sizeGuide: size_guide,
    googleCategory: google_category,
  }));
}

/** What the tree does without, because every page reads it. */
export interface CategoryDetails {
  /** In Markdown. */
  description: string;
  customFields: FieldValues;
}

/** The details of categories, by id. */
export async function detailsOfEach(
  db: Kysely<CatalogueTables>,
  ids: readonly string[],
): Promise<Map<string, CategoryDetails>> {
  const rows = await db
    .selectFrom('categories')
    .where('id', 'in', ids)
    .select(['id', 'description', 'custom_fields'])
    .execute();
  return new Map(
    rows.map(({ id, description, custom_fields: customFields }) => [id, { description, customFields }]),
  );
}

/** Whether a reader may see a row of `categories`, regardless of its parents. */
const visible = ({ includesHidden }: CategoryScope) =>
  includesHidden ? sql<boolean>`c.deleted_at is null` : sql<boolean>`c.is_visible and c.deleted_at is null`;

/** Subquery for the ids of all categories that the reader can see. */
export function shownCategoryIds(scope: CategoryScope): RawBuilder<string> {
  return sql<string>`(
    with recursive shown as (
      select c.id from categories c where c.parent_id is null and ${visible(scope)}
      union all
      select c.id from categories c join shown on c.parent_id = shown.id where ${visible(scope)}
    ) select id from shown)`;
}

/**
 * Subquery for the ids of all categories that the reader can see, each with its own slug and those of its
 * ancestors.
 */
export function shownCategories(scope: CategoryScope): RawBuilder<unknown> {
  return sql`(
    with recursive shown as (
      select c.id, array[c.slug] as slugs from categories c where c.parent_id is null and ${visible(scope)}
      union all
      select c.id, shown.slugs || c.slug from categories c join shown on c.parent_id = shown.id
      where ${visible(scope)}
    ) select id, slugs from shown)`;
}

/** Whether a row of `products` is in one of the categories, or in a subcategory that the reader can see. */
export function standsIn(slugs: readonly string[], scope: CategoryScope): RawBuilder<boolean> {
  const [main, further] = partsOfCategories(slugs, scope);
  return sql<boolean>`(${main} or ${further})`;
}

/**
 * The two parts of `standsIn`: products by their main category, and products that match only by a further
 * category. The category ids are an array that the database computes before it reads any product, so that it
 * can use the index.
 */
export function partsOfCategories(
  slugs: readonly string[],
  scope: CategoryScope,
): [main: RawBuilder<boolean>, further: RawBuilder<boolean>] {
  const categoryIds = sql`array(
    with recursive shown as (
      select c.id, c.slug in (${sql.join(slugs)}) as is_wanted from categories c
      where c.parent_id is null and ${visible(scope)}
      union all
      select c.id, shown.is_wanted or c.slug in (${sql.join(slugs)}) from categories c
      join shown on c.parent_id = shown.id where ${visible(scope)}
    ) select id from shown where is_wanted)`;
  return [
    sql`products.category_id = any(${categoryIds})`,
    sql`(products.category_id <> all(${categoryIds}) and products.id = any(array(
      select product_id from product_categories where category_id = any(${categoryIds}))))`,
  ];
}

/** How many products the list of each category shows, by category id; empty categories are missing. */
export async function countProducts(
  db: Kysely<CatalogueTables>,
  scope: CategoryScope,
): Promise<Map<string, number>> {
  const products = scope.includesHidden ? 'ALL' : 'PUBLISHED';
  const { rows } = await sql<{ id: string; count: string }>`
    with recursive below as (
      select c.id as ancestor, c.id from categories c
      union all
      select below.ancestor, c.id from categories c join below on c.parent_id = below.id where ${visible(scope)}
    ), placed as (
      select category_id, id as product_id from products where ${isInScope(products)}
      union
      select further.category_id, further.product_id from product_categories further
      join products on products.id = further.product_id where ${isInScope(products)}
    )
    select below.ancestor as id, count(distinct placed.product_id) as count
    from below join placed on placed.category_id = below.id
    group by below.ancestor`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

/** The categories of products, the main one first, by product id. */
export async function categoryIdsOfEach(
  db: Kysely<CatalogueTables>,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_categories as further', 'further.product_id', 'products.id')
    .where('products.id', 'in', productIds)
    .select(['products.id', 'products.category_id', 'further.category_id as further_id'])
    .execute();
  const ids = new Map<string, string[]>();
  for (const row of rows) {
    const categoryIds = ids.get(row.id) ?? [row.category_id];
    ids.set(row.id, row.further_id === null ? categoryIds : [...categoryIds, row.further_id]);
  }
  return ids;
}

/**
 * The size guides of products, by product id: the first one among each product's categories, starting with
 * the main one. Hidden categories count too, because their products stay on sale.
 */
export async function sizeGuideOfEach(
  db: Kysely<CatalogueTables>,
  productIds: readonly string[],
): Promise<Map<string, SizeGuide | null>> {
  const { rows } = await sql<{ id: string; size_guide: SizeGuide | null }>`
    select products.id, (
      select c.size_guide from categories c
      where c.size_guide is not null and (c.id = products.category_id or c.id in (
        select category_id from product_categories further where further.product_id = products.id))
      order by c.id = products.category_id desc, c.position, c.slug limit 1
    ) as size_guide
    from products where products.id in (${sql.join(productIds)})`.execute(db);
  return new Map(rows.map((row) => [row.id, row.size_guide]));
}
