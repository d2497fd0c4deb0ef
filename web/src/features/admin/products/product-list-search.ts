import type { ProductSort } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** What the product list's address asks for. */
export interface ProductListSearch {
  text: string;
  sort: ProductSort;
}

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['newest', 'NEWEST'],
  ['shop', 'FEATURED'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
]);

/**
 * Reads `?q=words&sort=price-asc`; what makes no sense is ignored. Unless told, the newest come first, and in a search
 * those that fit best, which is how the shop's own order answers words.
 */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  const text = readSearchText(params);
  const usual = text === '' ? 'NEWEST' : 'FEATURED';
  return { text, sort: SORTS.get(params.get('sort') ?? '') ?? usual };
}

/** The address's word for an order. */
export function sortWord(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((word) => SORTS.get(word) === sort) ?? null;
}
