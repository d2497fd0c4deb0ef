import { t } from '@lingui/core/macro';
import type { ProductFilter, ProductSort, ProductStatus } from '../../../../gql/graphql.ts';
import { productStatusLabels } from '../listing/product-status.tsx';
import type { ListFilter } from '../../list/list-filter-chips.tsx';
import { readSearchText } from '../../list/search/read-search-text.ts';

const STOCKS = ['in', 'low', 'out'] as const;

/** The product list's search parameters. */
export interface ProductListSearch {
  text: string;
  /** A category's slug; null for any. */
  category: string | null;
  /** Null for any. */
  stock: (typeof STOCKS)[number] | null;
  /** Null for any. */
  status: ProductStatus | null;
  /** Null for any or none. */
  tag: string | null;
  sort: ProductSort;
}

const STATUSES: ReadonlyMap<string, ProductStatus> = new Map([
  ['active', 'ACTIVE'],
  ['draft', 'DRAFT'],
  ['archived', 'ARCHIVED'],
]);

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['newest', 'NEWEST'],
  ['shop', 'FEATURED'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
]);

/** The stock filters in display order, with their query string values. */
export const stockChoices = () =>
  [
    { value: 'in', label: t`In stock` },
    { value: 'low', label: t`Low` },
    { value: 'out', label: t`Sold out` },
  ] as const;

/**
 * Parses `?q=words&category=electronics&stock=out&tag=summer&sort=price-asc`; invalid values are ignored. By
 * default the newest come first; a search sorts by relevance, which is the API's default order for a text.
 */
export function parseProductListSearch(params: URLSearchParams): ProductListSearch {
  const text = readSearchText(params);
  const usual = text === '' ? 'NEWEST' : 'FEATURED';
  const stock = STOCKS.find((value) => value === params.get('stock')) ?? null;
  const category = params.get('category')?.trim() || null;
  const status = STATUSES.get(params.get('status') ?? '') ?? null;
  const tag = params.get('tag')?.trim().slice(0, 40) || null;
  return { text, category, stock, status, tag, sort: SORTS.get(params.get('sort') ?? '') ?? usual };
}

/** The status filters in display order, with their query string values. */
export const statusChoices = () =>
  [...STATUSES].map(([value, status]) => ({ value, label: productStatusLabels()[status] }));

/** The query string value of a status. */
export function statusParam(status: ProductStatus | null): string | null {
  return [...STATUSES.keys()].find((value) => STATUSES.get(value) === status) ?? null;
}

/**
 * The query string of the list of active products that are in stock, low or sold out, with its question mark.
 */
export function formatProductListSearch({ stock }: { stock: (typeof STOCKS)[number] }): string {
  return `?${new URLSearchParams({ status: 'active', stock }).toString()}`;
}

/** The API's filter for a search. */
export function productFilterOf({ text, category, stock, status, tag }: ProductListSearch): ProductFilter {
  return {
    ...(text !== '' && { text }),
    ...(category !== null && { categories: [category] }),
    ...(stock === 'in' && { inStock: true }),
    // By variant: for clothes, the sold-out size is what needs restocking.
    ...(stock === 'low' && { variantStock: 'LOW' as const }),
    ...(stock === 'out' && { variantStock: 'SOLD_OUT' as const }),
    ...(status !== null && { statuses: [status] }),
    ...(tag !== null && { tag }),
  };
}

/** The labels of a search's filters, without its text; `categories` maps slugs to labels. */
export function productFilterLabels(
  { category, stock, status, tag }: ProductListSearch,
  categories: readonly { value: string; label: string }[],
): (ListFilter | null)[] {
  const categoryLabel = categories.find(({ value }) => value === category)?.label ?? category ?? '';
  const stockLabel = stockChoices().find(({ value }) => value === stock)?.label ?? '';
  return [
    category === null ? null : { label: t`Category: ${categoryLabel}`, param: 'category' },
    status && { label: t`Status: ${productStatusLabels()[status]}`, param: 'status' },
    stock && { label: t`Stock: ${stockLabel}`, param: 'stock' },
    tag === null ? null : { label: t`Tag: ${tag}`, param: 'tag' },
  ];
}

/** The query string value of a sort order. */
export function sortParam(sort: ProductSort): string | null {
  return [...SORTS.keys()].find((value) => SORTS.get(value) === sort) ?? null;
}
