import { type RawBuilder, sql } from 'kysely';
import { standsIn } from '../categories/category-query.ts';
import type { CollectionCondition } from './collection-rules.ts';

const pricesOf = {
  IN_FORCE: [sql`products.sale_price`, sql`products.regular_price`],
  BASE: [
    sql`coalesce(products.base_sale_price, products.sale_price)`,
    sql`case when products.base_sale_price is null then products.regular_price else products.base_regular_price end`,
  ],
} as const;

/** How the products of a collection are found. */
export interface CollectionScope {
  /** Whether a row of `products` is in it. */
  isIn: RawBuilder<boolean>;
  /** The place of a row of `products`, in a collection by hand; null in one by conditions. */
  place: RawBuilder<number> | null;
}

/** What finds the products of a collection. */
export interface GatheredProducts {
  id: string;
  kind: 'RULES' | 'MANUAL';
  match: 'ALL' | 'ANY';
  conditions: readonly CollectionCondition[];
}

/** Which prices a condition is about: those in force, or those without the campaign that is running. */
type PriceBasis = 'IN_FORCE' | 'BASE';

/** How the products of a collection are found. */
export function scopeOfCollection(
  { id, kind, match, conditions }: GatheredProducts,
  basis: PriceBasis = 'IN_FORCE',
): CollectionScope {
  if (kind === 'RULES') return { isIn: meets(match, conditions, basis), place: null };
  return {
    isIn: sql<boolean>`products.id in (select product_id from collection_products where collection_id = ${id}::uuid)`,
    place: sql<number>`(select place.position from collection_products place
      where place.collection_id = ${id}::uuid and place.product_id = products.id)`,
  };
}

/**
 * The condition that a row of `products` meets all of the conditions, or any; without conditions, none does.
 */
export function meets(
  match: 'ALL' | 'ANY',
  conditions: readonly CollectionCondition[],
  basis: PriceBasis = 'IN_FORCE',
): RawBuilder<boolean> {
  if (conditions.length === 0) return sql<boolean>`false`;
  const parts = conditions.map((condition) => sql`(${meetsOne(condition, basis)})`);
  return sql<boolean>`(${sql.join(parts, match === 'ALL' ? sql` and ` : sql` or `)})`;
}

function meetsOne(
  { kind, category, tag, minPrice, maxPrice }: CollectionCondition,
  basis: PriceBasis,
): RawBuilder<boolean> {
  const [salePrice, regularPrice] = pricesOf[basis];
  switch (kind) {
    case 'CATEGORY':
      // A merchant may gather what shoppers get to see in no other way.
      return standsIn([category ?? ''], { includesHidden: true });
    case 'PRICE':
      return sql<boolean>`${salePrice} between ${minPrice ?? 0} and ${maxPrice ?? 2_147_483_647}`;
    case 'NEW':
      return sql<boolean>`products.is_new`;
    case 'DISCOUNTED':
      return sql<boolean>`coalesce(${regularPrice} > ${salePrice}, false)`;
    case 'IN_STOCK':
      return sql<boolean>`products.is_in_stock`;
    case 'TAG':
      return sql<boolean>`products.tags @> to_jsonb(${tag ?? ''}::text)`;
  }
}
