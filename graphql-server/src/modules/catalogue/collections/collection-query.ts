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

/** SQL that selects the products of a collection. */
export interface CollectionScope {
  /** Whether a row of `products` is in the collection. */
  isIn: RawBuilder<boolean>;
  /** The position of a row of `products` in a manual collection; null for one by conditions. */
  place: RawBuilder<number> | null;
}

/** What selects the products of a collection. */
export interface GatheredProducts {
  id: string;
  kind: 'RULES' | 'MANUAL';
  match: 'ALL' | 'ANY';
  conditions: readonly CollectionCondition[];
}

/** Which prices a condition uses: those in force, or base prices without the running campaign. */
type PriceBasis = 'IN_FORCE' | 'BASE';

/** Returns the SQL that selects the products of a collection. */
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

/** Whether a row of `products` meets all of the conditions, or any. Without conditions, no row does. */
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
      // Hidden categories count: merchants may collect products that shoppers can't find in any other way.
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
