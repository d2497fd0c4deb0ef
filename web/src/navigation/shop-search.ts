import type { ProductSort } from '../gql/graphql.ts';

/** The catalogue's search parameters: slugs of categories (any of them), search text, and the sort order. */
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

/** Reads `?category=a&category=b&q=words&sort=price-asc`; invalid values are ignored. */
export function parseShopSearch(params: URLSearchParams): ShopSearch {
  return {
    categories: [...new Set(params.getAll('category').filter((slug) => slug !== ''))],
    text: (params.get('q') ?? '').trim().slice(0, 100),
    sort: SORTS.get(params.get('sort') ?? '') ?? 'FEATURED',
  };
}

/** The category that a page shows as a whole, without a search text or another one; null for any other page. */
export function onlyCategoryOf({ categories: [slug, ...others], text }: ShopSearch): string | null {
  return slug !== undefined && others.length === 0 && text === '' ? slug : null;
}

/** Writes the query string, with its question mark; empty without any parameters. */
export function formatShopSearch({
  categories = [],
  text = '',
  sort = 'FEATURED',
}: Partial<ShopSearch>): string {
  const params = new URLSearchParams();
  for (const slug of categories) params.append('category', slug);
  if (text.trim() !== '') params.set('q', text.trim());
  const value = [...SORTS.keys()].find((name) => SORTS.get(name) === sort);
  if (value) params.set('sort', value);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
