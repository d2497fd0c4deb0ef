import type { CompiledQuery, Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Cursor, type PageRequest, rowsToRead } from '../../../shared/paging/connection.ts';
import type { CollectionScope } from '../collections/collection-query.ts';
import { matchesFilter, type ProductFilter } from '../filters/product-filter.ts';
import type { ProductScope } from '../listing/published.ts';
import type { FoundProducts } from '../search/search-engine.ts';
import {
  type ListQuery,
  listSections,
  type OrderedRow,
  orderProducts,
  type ProductSort,
} from './product-order.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** The conditions of a list, derived from its filter. */
export interface ListConditions {
  /** All conditions except for the search text. */
  matching: Omit<ProductFilter, 'isFound'>;
  /** The products that the search text found. */
  searchResult: FoundProducts | undefined;
  /** The position of a row of `products` in its collection; null unless it is a manual one. */
  place: CollectionScope['place'];
}

/** What a list reads of each product, and how it converts a row. */
export interface ProductProjection<Row extends OrderedRow, Read> {
  name: string;
  select: (db: Kysely<CatalogueTables>, scope: ProductScope) => ListQuery<Row>;
  toNode: (row: Row) => Read;
}

/** The requested page of a list. */
export interface ListedPage {
  conditions: ListConditions;
  sort: ProductSort;
  page: PageRequest;
  scope: ProductScope;
}

/** A row of a page with its cursor's key. */
export interface PageEntry<Row> {
  id: string;
  key: Cursor['key'];
  row: Row;
}

/** Reads the rows of a page and one more, section by section until there are enough. */
export async function readProductPage<Row extends OrderedRow>(
  db: Kysely<CatalogueTables>,
  projection: ProductProjection<Row, unknown>,
  list: ListedPage,
): Promise<PageEntry<Row>[]> {
  const { conditions, sort, page, scope } = list;
  const { matching, searchResult, place } = conditions;
  const { first, after } = page;
  const ranking = sort === 'FEATURED' ? searchResult : undefined;
  const filter = { ...matching, isFound: ranking ? ranking.isFound : searchResult?.isFoundInOrder };
  const sections = listSections(sort, searchResult, place);
  const begin = after ? sections.findIndex(({ holds }) => holds(after)) : 0;
  const entries: PageEntry<Row>[] = [];
  for (const [index, { condition, order }] of sections.slice(begin).entries()) {
    const build = () => {
      const all = projection.select(db, scope).where(matchesFilter(filter));
      return orderProducts(condition ? all.where(condition) : all, order, index === 0 ? after : null)
        .limit(rowsToRead({ first: first - entries.length, after }))
        .compile();
    };
    const { rows } = await db.executeQuery(compiled(projection.name, list, build));
    entries.push(...rows.map((row) => ({ id: row.id, key: order.keyOf(row), row })));
    if (entries.length > first) break;
  }
  return entries;
}

/** Cached list statements: building one takes as long as reading its rows from the socket. */
const statements = new LRUCache<string, CompiledQuery>({ max: 500 });

function compiled<Row>(
  projection: string,
  list: ListedPage,
  build: () => CompiledQuery<Row>,
): CompiledQuery<Row> {
  const { conditions, ...options } = list;
  const { matching, searchResult, place } = conditions;
  // Searches and collections are SQL fragments, which can't be part of a cache key.
  if (searchResult || place || matching.inCollection) return build();
  const key = JSON.stringify([projection, matching, options]);
  const cached = statements.get(key) as CompiledQuery<Row> | undefined;
  if (cached) return cached;
  const statement = build();
  statements.set(key, statement);
  return statement;
}
