import type { ProductSort } from '../gql/graphql.ts';

/** What the catalogue's address asks for: slugs of categories (any of them), words, and an order. */
export interface ShopSearch {
  categories: readonly string[];
  text: string;
  sort: ProductSort;
}

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['newest', 'NEWEST'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
]);

/** Reads `?category=a&category=b&q=words&sort=price-asc`; what makes no sense is ignored. */
export function parseShopSearch(params: URLSearchParams): ShopSearch {
  return {
    categories: [...new Set(params.getAll('category').filter((slug) => slug !== ''))],
    text: (params.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.get(params.get('sort') ?? '') ?? 'FEATURED',
  };
}

/** Writes the query string, with its question mark; empty when nothing is asked for. */
export function formatShopSearch({
  categories = [],
  text = '',
  sort = 'FEATURED',
}: Partial<ShopSearch>): string {
  const params = new URLSearchParams();
  for (const slug of categories) params.append('category', slug);
  if (text.trim() !== '') params.set('q', text.trim());
  const word = [...SORTS.keys()].find((name) => SORTS.get(name) === sort);
  if (word) params.set('sort', word);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
