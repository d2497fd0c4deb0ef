import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../entities.ts';
import { standsIn } from '../categories/category-query.ts';
import type { ProductStatus } from '../listing/product-listing.ts';
import type { ProductScope } from '../listing/published.ts';
import { isFound } from '../search/product-search.ts';
import type { SearchPlan } from '../search/search-rules.ts';
import { offersVariant, type VariantFilter } from './variant-filter.ts';

/** Conditions on the catalogue, as in the contract but for the text; all that are given must hold. */
export interface ProductFilter extends VariantFilter {
  categories?: string[] | null | undefined;
  /** Whether the reader also sees hidden categories; without it, they are empty. */
  includesHidden?: boolean | undefined;
  /** The collection that a product must be in. */
  inCollection?: RawBuilder<boolean> | undefined;
  /** What the text searches for. */
  search?: SearchPlan | undefined;
  discounted?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
  brands?: string[] | null | undefined;
  minRating?: number | null | undefined;
  /** Only in the scope of admins. */
  statuses?: ProductStatus[] | null | undefined;
}

/** A query of products, each with its main category. */
export type ProductsQuery<Row> = SelectQueryBuilder<Database, 'products' | 'categories', Row>;

/** Applies the filter to a catalogue query. */
export function whereProduct<Row>(
  query: ProductsQuery<Row>,
  filter: ProductFilter,
  scope: ProductScope,
): ProductsQuery<Row> {
  let narrowed = query;
  if (filter.categories?.length) {
    narrowed = narrowed.where(
      standsIn(filter.categories, { includesHidden: filter.includesHidden ?? false }),
    );
  }
  if (filter.inCollection) narrowed = narrowed.where(filter.inCollection);
  if (filter.search) narrowed = narrowed.where(isFound(filter.search, scope));
  if (filter.statuses?.length) narrowed = narrowed.where('products.status', 'in', filter.statuses);
  if (typeof filter.isNew === 'boolean') narrowed = narrowed.where('is_new', '=', filter.isNew);
  if (filter.brands?.length) narrowed = narrowed.where('brand', 'in', filter.brands);
  if (typeof filter.minRating === 'number') narrowed = narrowed.where('rating_rate', '>=', filter.minRating);
  const ofVariants = offersVariant(filter);
  if (ofVariants) narrowed = narrowed.where(ofVariants);
  if (filter.discounted === true) narrowed = narrowed.where(sql<boolean>`regular_price > sale_price`);
  if (filter.discounted === false) {
    narrowed = narrowed.where(sql<boolean>`(regular_price is null or regular_price <= sale_price)`);
  }
  return narrowed;
}
