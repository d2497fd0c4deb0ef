import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { CatalogueTables } from '../catalogue.tables.ts';
import { type Cursor, integerOf, momentOf, numberOf, textOf } from '../../../shared/paging/connection.ts';
import { updatedKey } from '../../../shared/updated-in.ts';
import type { FoundProducts } from '../search/search-engine.ts';
import type { CardRow, ProductRow } from './product-query.ts';

export type ProductSort =
  | 'FEATURED'
  | 'NEWEST'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  | 'BEST_SELLING'
  | 'UPDATED_ASC';

/** The columns of a list's row that its order needs. */
export type OrderedRow = Pick<
  CardRow,
  'id' | 'title' | 'sale_price' | 'rating_rate' | 'position' | 'created_at' | 'updated_at'
> & {
  deleted_at?: ProductRow['deleted_at'];
  relevance?: number;
  place?: number;
  units?: number;
};

/** A list query, independent of the columns it reads. */
export type ListQuery<Row> = SelectQueryBuilder<CatalogueTables, 'products' | 'categories', Row>;

/**
 * A sort order: its key in SQL, the same key read from a row and from a cursor, and its direction. Ties are
 * broken by id.
 */
export interface ProductOrder {
  key: RawBuilder<string | number>;
  /**
   * The id column in the key's table, because an index covers columns of a single table. By default that of
   * `products`.
   */
  id?: RawBuilder<string>;
  /** Adds the key to the selected columns, unless lists select it anyway. */
  withKey?: <Row>(query: ListQuery<Row>) => ListQuery<Row>;
  keyOf: (row: OrderedRow) => Cursor['key'];
  keyAt: (cursor: Cursor) => Cursor['key'];
  direction: 'asc' | 'desc';
}

/** A section of a list with its own order. */
export interface ListSection {
  /** Whether a row of `products` is in this section; null: all are. */
  condition: RawBuilder<boolean> | null;
  order: ProductOrder;
  /** Whether a cursor is in this section. */
  holds: (cursor: Cursor) => boolean;
}

/**
 * The order of a list, in sections. By default a search shows the best matches first, and a manual collection
 * its own order. If a search finds too many products to rank, the unranked ones follow in the merchant's
 * order.
 */
export function listSections(
  sort: ProductSort,
  searchResult: FoundProducts | undefined,
  place: RawBuilder<number> | null = null,
): ListSection[] {
  if (sort !== 'FEATURED') return [inOrder(orders[sort])];
  if (searchResult) {
    const byRelevance: ProductOrder = {
      key: searchResult.relevance,
      keyOf: (row) => row.relevance ?? 0,
      keyAt: numberOf,
      withKey: (query) => query.select(searchResult.relevance.as('relevance')).$castTo(),
      direction: 'desc',
    };
    if (!searchResult.isRanked) return [inOrder(byRelevance)];
    const isUnranked = ({ key }: Cursor) => Number(key) < 0;
    return [
      { condition: searchResult.isRanked, order: byRelevance, holds: (cursor) => !isUnranked(cursor) },
      { condition: sql<boolean>`not ${searchResult.isRanked}`, order: unranked, holds: isUnranked },
    ];
  }
  if (place) {
    const byPlace: ProductOrder = {
      key: place,
      keyOf: (row) => row.place ?? 0,
      keyAt: integerOf,
      withKey: (query) => query.select(place.as('place')).$castTo(),
      direction: 'asc',
    };
    return [inOrder(byPlace)];
  }
  return [inOrder(orders.FEATURED)];
}

const inOrder = (order: ProductOrder): ListSection => ({ condition: null, order, holds: () => true });

/** Sorts a query, and continues after a cursor. */
export function orderProducts<Row>(query: ListQuery<Row>, order: ProductOrder, after: Cursor | null) {
  const { key, keyAt, id = sql`products.id`, withKey, direction } = order;
  const compare = sql.raw(direction === 'asc' ? '>' : '<');
  const keyed = withKey ? withKey(query) : query;
  const rest = after
    ? keyed.where(sql<boolean>`(${key}, ${id}) ${compare} (${keyAt(after)}, ${after.id}::uuid)`)
    : keyed;
  return rest.orderBy(key, direction).orderBy(id, direction);
}

const price = { key: sql<number>`sale_price`, keyOf: (row: OrderedRow) => row.sale_price, keyAt: integerOf };

/** Uses the collation of the index `products_title` (decision 0091). */
const title = {
  key: sql<string>`products.title collate product_title`,
  keyOf: (row: OrderedRow) => row.title,
  keyAt: textOf,
};

const orders: Record<ProductSort, ProductOrder> = {
  FEATURED: {
    key: sql`products.position`,
    keyOf: (row) => row.position,
    keyAt: integerOf,
    direction: 'asc',
  },
  NEWEST: {
    key: sql`created_at`,
    keyOf: (row) => new Date(row.created_at).toISOString(),
    keyAt: momentOf,
    direction: 'desc',
  },
  PRICE_ASC: { ...price, direction: 'asc' },
  PRICE_DESC: { ...price, direction: 'desc' },
  RATING: { key: sql`rating_rate`, keyOf: (row) => row.rating_rate, keyAt: numberOf, direction: 'desc' },
  TITLE_ASC: { ...title, direction: 'asc' },
  TITLE_DESC: { ...title, direction: 'desc' },
  BEST_SELLING: {
    key: sql`product_popularity.units`,
    id: sql`product_popularity.product_id`,
    keyOf: (row) => row.units ?? 0,
    keyAt: integerOf,
    withKey: (query) =>
      query
        .innerJoin('product_popularity', 'product_popularity.product_id', 'products.id')
        .select('product_popularity.units')
        .$castTo(),
    direction: 'desc',
  },
  UPDATED_ASC: { key: sql`products.updated_at`, keyOf: updatedKey, keyAt: momentOf, direction: 'asc' },
};

/**
 * Like FEATURED, with negative keys, so that its cursors differ from those of ranked products, whose
 * relevance is at least 0.
 */
const unranked: ProductOrder = {
  ...orders.FEATURED,
  keyOf: (row) => -1 - row.position,
  keyAt: (cursor) => -1 - Number(integerOf(cursor)),
};

/** Most recently deleted first. */
export const byDeletion: ProductOrder = {
  key: sql`products.deleted_at`,
  keyOf: ({ deleted_at: deletedAt }) => (deletedAt ? new Date(deletedAt).toISOString() : ''),
  keyAt: momentOf,
  direction: 'desc',
};
