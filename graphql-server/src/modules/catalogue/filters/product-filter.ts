import { type RawBuilder, sql } from 'kysely';
import { unseenArray } from '../../../db/unseen-array.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import { type UpdatedFilter, updatedIn } from '../../../shared/updated-in.ts';
import { withExternalId } from '../../metadata/metadata-query.ts';
import { partsOfCategories, standsIn } from '../categories/category-query.ts';
import type { ProductStatus } from '../listing/product-listing.ts';
import { type FieldFilter, hasFieldValue } from './field-filter.ts';
import { offersVariant, type VariantFilter } from './variant-filter.ts';

/** A low stock level of a variant. */
export type VariantStock = 'SOLD_OUT' | 'LOW';

/** Conditions on the catalogue, as in the contract but without the search text; all of them must hold. */
export interface ProductFilter extends VariantFilter, UpdatedFilter {
  ids?: string[] | null | undefined;
  categories?: string[] | null | undefined;
  /** Whether the reader also sees hidden categories; without it, those have no products. */
  includesHidden?: boolean | undefined;
  /** Whether a product is in the selected collection. */
  inCollection?: RawBuilder<boolean> | undefined;
  /** Whether the search found a product. */
  isFound?: RawBuilder<boolean> | undefined;
  discounted?: boolean | null | undefined;
  /** Only products in any of these running campaigns. */
  campaignIds?: readonly string[] | undefined;
  isNew?: boolean | null | undefined;
  brands?: string[] | null | undefined;
  tag?: string | null | undefined;
  minRating?: number | null | undefined;
  /** By custom fields of products. */
  fields?: readonly FieldFilter[] | undefined;
  /** Only products in `LowStockProductEntity` that are not sold out. */
  lowStock?: boolean | null | undefined;
  /** Only products in `LowStockProductEntity` that have a variant at this level. */
  variantStock?: VariantStock | null | undefined;
  /** For admins only. */
  statuses?: ProductStatus[] | null | undefined;
  /** For admins only. */
  externalIds?: string[] | null | undefined;
}

/** Whether a row of `products` matches the filter. */
export function matchesFilter(filter: ProductFilter): RawBuilder<boolean> {
  const { categories, includesHidden = false, ...rest } = filter;
  const conditions = conditionsOf(rest);
  if (categories?.length) conditions.push(standsIn(categories, { includesHidden }));
  return all(conditions);
}

/**
 * `matchesFilter` split into parts that don't overlap, to be counted separately: one index covers main
 * categories and another further ones, but none covers both.
 */
export function partsOfFilter(filter: ProductFilter): RawBuilder<boolean>[] {
  const { categories, includesHidden = false, ...rest } = filter;
  const conditions = conditionsOf(rest);
  if (!categories?.length) return [all(conditions)];
  return partsOfCategories(categories, { includesHidden }).map((part) => all([...conditions, part]));
}

function conditionsOf(filter: Omit<ProductFilter, 'categories' | 'includesHidden'>): RawBuilder<boolean>[] {
  const conditions = updatedIn('products', filter);
  const {
    ids,
    inCollection,
    isFound,
    statuses,
    isNew,
    brands,
    tag,
    minRating,
    discounted,
    lowStock,
    variantStock,
  } = filter;
  if (ids?.length) conditions.push(sql`products.id = any(${unseenArray(ids.filter(isUuid), 'uuid')})`);
  conditions.push(...withExternalId('PRODUCT', 'products.id', filter.externalIds));
  if (inCollection) conditions.push(inCollection);
  if (isFound) conditions.push(isFound);
  if (statuses?.length) conditions.push(sql`products.status in (${sql.join(statuses)})`);
  // Without a parameter, so that it matches the condition of the index.
  if (typeof isNew === 'boolean') conditions.push(isNew ? sql`is_new` : sql`not is_new`);
  if (brands?.length) conditions.push(sql`brand in (${sql.join(brands)})`);
  // The first condition matches the index.
  if (tag) {
    const tags = sql`to_jsonb(array[${normalisedTag(tag)}::text])`;
    conditions.push(sql`products.tags <> '[]'`, sql`products.tags @> ${tags}`);
  }
  if (typeof minRating === 'number') conditions.push(sql`rating_rate >= ${minRating}`);
  conditions.push(...(filter.fields ?? []).map((field) => hasFieldValue('products', field)));
  if (lowStock) {
    conditions.push(
      sql`products.id in (select product_id from low_stock_products where is_low)`,
      sql`products.stock > 0`,
    );
  }
  if (variantStock) conditions.push(hasVariant(variantStock));
  const ofVariants = offersVariant(filter);
  if (ofVariants) conditions.push(ofVariants);
  if (filter.campaignIds)
    conditions.push(sql`products.campaign_id = any(${sql.val(filter.campaignIds)}::uuid[])`);
  if (discounted === true) conditions.push(sql`regular_price > sale_price`);
  if (discounted === false) conditions.push(sql`(regular_price is null or regular_price <= sale_price)`);
  return conditions;
}

function hasVariant(stock: VariantStock): RawBuilder<boolean> {
  const column = stock === 'SOLD_OUT' ? sql`has_sold_out_variant` : sql`has_low_variant`;
  return sql`products.id in (select product_id from low_stock_products where ${column})`;
}

/** All conditions on rows of `products` together. */
export function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}
