import type { ProductSort } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** What the product list's address asks for. */
export interface ProductListSearch {
  text: string;
  sort: ProductSort;
}

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['shop', 'FEATURED'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
]);

/** Reads `?q=words&sort=price-asc`; what makes no sense is ignored. Newest first unless told. */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  return { text: readSearchText(params), sort: SORTS.get(params.get('sort') ?? '') ?? 'NEWEST' };
}

/** The address's word for an order; null for the usual one. */
export function sortWord(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((word) => SORTS.get(word) === sort) ?? null;
}
