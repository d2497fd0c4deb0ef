import { t } from '@lingui/core/macro';
import type { ProductFilter, ProductSort } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** The product list's search parameters. */
export interface ProductListSearch {
  text: string;
  /** A category's slug; null is any. */
  category: string | null;
  /** Null is any. */
  stock: 'in' | 'out' | null;
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
export const stockLabels = () =>
  [
    { word: 'in', label: t`In stock` },
    { word: 'out', label: t`Sold out` },
  ] as const;

/**
 * Reads `?q=words&category=electronics&stock=out&sort=price-asc`; invalid values are ignored. By default the newest come
 * first; a search sorts by relevance, which is what the API's default order does with a text.
 */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  const text = readSearchText(params);
  const usual = text === '' ? 'NEWEST' : 'FEATURED';
  const stock = stockLabels().find(({ word }) => word === params.get('stock'))?.word ?? null;
  const category = params.get('category')?.trim() || null;
  return { text, category, stock, sort: SORTS.get(params.get('sort') ?? '') ?? usual };
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
export function sortLabel(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((word) => SORTS.get(word) === sort) ?? null;
}
