import type { BaseColour, ProductSort } from '../gql/graphql.ts';

/**
 * The catalog's search parameters: search text, sort order, and filters. The values of one filter are
 * combined with "or".
 */
export interface ShopSearch {
  text: string;
  sort: ProductSort;
  /** Slugs. */
  categories: readonly string[];
  colours: readonly BaseColour[];
  sizes: readonly string[];
  /** Values of other options, by their names. */
  options: readonly ChosenOption[];
  /** Values of custom fields, by their keys. */
  fields: readonly ChosenOption[];
  brands: readonly string[];
  /** In minor units of the shop's currency, also in the URL; null for no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  /** The minimum average rating, 1 to 4; null for any. */
  minRating: number | null;
  inStock: boolean;
  onSale: boolean;
  isNew: boolean;
}

/** The chosen values of an option or a custom field; at least one. */
export interface ChosenOption {
  name: string;
  values: readonly string[];
}

export const noFilters = {
  categories: [],
  colours: [],
  sizes: [],
  options: [],
  fields: [],
  brands: [],
  minPrice: null,
  maxPrice: null,
  minRating: null,
  inStock: false,
  onSale: false,
  isNew: false,
} satisfies Partial<ShopSearch>;

/** The whole catalog. */
export const everything: ShopSearch = { text: '', sort: 'FEATURED', ...noFilters };

const SORTS: ReadonlyMap<string, ProductSort> = new Map([
  ['best-selling', 'BEST_SELLING'],
  ['newest', 'NEWEST'],
  ['price-asc', 'PRICE_ASC'],
  ['price-desc', 'PRICE_DESC'],
  ['rating', 'RATING'],
  ['title-asc', 'TITLE_ASC'],
  ['title-desc', 'TITLE_DESC'],
]);

/** The basic colors by their names in the URL. */
const COLOURS: ReadonlyMap<string, BaseColour> = new Map(
  (
    [
      ...(['RED', 'ORANGE', 'YELLOW', 'GREEN', 'BLUE', 'PURPLE'] as const),
      ...(['PINK', 'BROWN', 'BEIGE', 'WHITE', 'GREY', 'BLACK'] as const),
    ] satisfies BaseColour[]
  ).map((colour) => [colour.toLowerCase(), colour]),
);

/** Begin the parameters of options and custom fields. */
const OPTION = 'option.';
const FIELD = 'field.';

/** The server's limits: values per filter, options, the length of values, the highest price. */
const MAX_VALUES = 50;
const MAX_OPTIONS = 5;
const MAX_LENGTH = 60;
const MAX_FIELD_LENGTH = 500;
const MAX_PRICE = 100_000_000;

/**
 * Parses `?category=a&category=b&q=words&colour=blue&size=M&option.Material=Oak&field.care=Dry` with
 * `&brand=Northwind&sort=price-asc&min-price=1000&max-price=4999&rating=4&in-stock=1&on-sale=1&new=1`;
 * invalid values are ignored, and two prices in the wrong order are swapped.
 */
export function parseShopSearch(params: URLSearchParams): ShopSearch {
  const valuesOf = (name: string, max = MAX_LENGTH) => [
    ...new Set(params.getAll(name).filter((value) => value !== '' && value.length <= max)),
  ];
  const someOf = (name: string, max?: number) => valuesOf(name, max).slice(0, MAX_VALUES);
  const named = (prefix: string, max: number): ChosenOption[] =>
    [...new Set(params.keys())]
      .filter((key) => key.startsWith(prefix) && key.length <= prefix.length + MAX_LENGTH)
      .map((key) => ({ name: key.slice(prefix.length), values: someOf(key, max) }))
      .filter(({ name, values: { length } }) => name && length);
  const numberOf = (name: string, max: number) => {
    const text = params.get(name) ?? '';
    return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
  };
  const [minPrice, maxPrice] = inOrder(numberOf('min-price', MAX_PRICE), numberOf('max-price', MAX_PRICE));
  return {
    categories: valuesOf('category'),
    text: (params.get('q') ?? '').trim().slice(0, 100),
    colours: valuesOf('colour').flatMap((name) => COLOURS.get(name) ?? []),
    sizes: someOf('size'),
    options: named(OPTION, MAX_LENGTH).slice(0, MAX_OPTIONS),
    fields: named(FIELD, MAX_FIELD_LENGTH),
    brands: someOf('brand'),
    minPrice,
    maxPrice,
    minRating: numberOf('rating', 4) || null,
    inStock: params.get('in-stock') === '1',
    onSale: params.get('on-sale') === '1',
    isNew: params.get('new') === '1',
    sort: SORTS.get(params.get('sort') ?? '') ?? 'FEATURED',
  };
}

function inOrder(one: number | null, other: number | null): [number | null, number | null] {
  return one !== null && other !== null && one > other ? [other, one] : [one, other];
}

/**
 * The category of a page that shows all of it, or filters it; null for a text search, for several categories,
 * and for any other page.
 */
export function onlyCategoryOf({ categories: [slug, ...others], text }: ShopSearch): string | null {
  return slug !== undefined && others.length === 0 && text === '' ? slug : null;
}

/** Formats the query string, with its question mark; empty without parameters. */
export function formatShopSearch(search: Partial<ShopSearch>): string {
  const { text, sort, ...filters }: ShopSearch = { ...everything, ...search };
  const params = new URLSearchParams();
  const add = (name: string, values: readonly string[]) => {
    for (const value of values) params.append(name, value);
  };
  const set = (name: string, value: string | number | false | null) => {
    if (value !== null && value !== false) params.set(name, String(value));
  };
  add('category', filters.categories);
  set('q', text.trim() || null);
  add(
    'colour',
    filters.colours.map((colour) => colour.toLowerCase()),
  );
  add('size', filters.sizes);
  for (const { name, values } of filters.options) add(OPTION + name, values);
  for (const { name, values } of filters.fields) add(FIELD + name, values);
  add('brand', filters.brands);
  set('min-price', filters.minPrice);
  set('max-price', filters.maxPrice);
  set('rating', filters.minRating);
  set('in-stock', filters.inStock && 1);
  set('on-sale', filters.onSale && 1);
  set('new', filters.isNew && 1);
  set('sort', [...SORTS.keys()].find((name) => SORTS.get(name) === sort) ?? null);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
