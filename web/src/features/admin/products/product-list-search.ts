import type { ProductFilter, ProductSort } from '../../../gql/admin/graphql.ts';
import { readSearchText } from '../list/read-search-text.ts';

/** What the product list's address asks for. */
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

/** The kinds of stock that are offered, with the address's words for them. */
export const stockLabels = [
  { word: 'in', label: 'In stock' },
  { word: 'out', label: 'Sold out' },
] as const;

/**
 * Reads `?q=words&category=electronics&stock=out&sort=price-asc`; what makes no sense is ignored. Unless told, the newest
 * come first, and in a search those that fit best, which is how the shop's own order answers words.
 */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  const text = readSearchText(params);
  const usual = text === '' ? 'NEWEST' : 'FEATURED';
  const stock = stockLabels.find(({ word }) => word === params.get('stock'))?.word ?? null;
  const category = params.get('category')?.trim() || null;
  return { text, category, stock, sort: SORTS.get(params.get('sort') ?? '') ?? usual };
}

/** What the API is to filter by. */
export function productFilterOf({ text, category, stock }: ProductListSearch): ProductFilter {
  return {
    ...(text !== '' && { text }),
    ...(category !== null && { categories: [category] }),
    ...(stock !== null && { inStock: stock === 'in' }),
  };
}

/** The address's word for an order. */
export function sortLabel(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((word) => SORTS.get(word) === sort) ?? null;
}
