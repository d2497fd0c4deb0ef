import { t } from '@lingui/core/macro';
import type { ProductFilter, ProductSort } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

const STOCKS = ['in', 'out'] as const;

/** The product list's search parameters. */
export interface ProductListSearch {
  text: string;
  /** A category's slug; null is any. */
  category: string | null;
  /** Null is any. */
  stock: (typeof STOCKS)[number] | null;
  sort: ProductSort;
}

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['newest', 'NEWEST'],
  ['shop', 'FEATURED'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
]);

/** The stock filters in display order, with their values in the query string. */
export const stockChoices = () =>
  [
    { value: 'in', label: t`In stock` },
    { value: 'out', label: t`Sold out` },
  ] as const;

/**
 * Reads `?q=words&category=electronics&stock=out&sort=price-asc`; invalid values are ignored. By default the newest come
 * first; a search sorts by relevance, which is what the API's default order does with a text.
 */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  const text = readSearchText(params);
  const usual = text === '' ? 'NEWEST' : 'FEATURED';
  const stock = STOCKS.find((value) => value === params.get('stock')) ?? null;
  const category = params.get('category')?.trim() || null;
  return { text, category, stock, sort: SORTS.get(params.get('sort') ?? '') ?? usual };
}

/** Writes the query string of the list of what is in stock, or sold out, with its question mark. */
export function formatProductListSearch({ stock }: { stock: (typeof STOCKS)[number] }): string {
  return `?${new URLSearchParams({ stock }).toString()}`;
}

/** The API's filter for a search. */
export function productFilterOf({ text, category, stock }: ProductListSearch): ProductFilter {
  return {
    ...(text !== '' && { text }),
    ...(category !== null && { categories: [category] }),
    ...(stock !== null && { inStock: stock === 'in' }),
  };
}

/** The value of a sort order in the query string. */
export function sortParam(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((value) => SORTS.get(value) === sort) ?? null;
}
