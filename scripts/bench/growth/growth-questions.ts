import type { ShopClient } from '../../shop-under-test/shop-client.ts';
import { backOfficeQuestions } from './back-office-questions.ts';
import { KINDS, MANNERS } from './fill-growth.ts';

/** A row of the table: a request that is repeated with variations by `turn`. */
export interface GrowthQuestion {
  name: string;
  run: (turn: number) => Promise<unknown>;
}

interface Shop {
  client: ShopClient;
  url: string;
  adminToken: string;
  /** Ids of some products. */
  ids: readonly string[];
  /** Slugs of the categories. */
  categories: readonly string[];
}

/** The fields of a product that the storefront shows in lists. */
const CARD = `id title salePrice regularPrice discount isNew inStock stock rating { rate reviews }
  category { slug label } colours { name hex } sizes image { url width height alt }`;
const LIST = `query ($filter: ProductFilter) {
  products(first: 24, filter: $filter) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } } }`;
const COUNTED = LIST.replace('endCursor }', 'endCursor } totalCount');
const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} description gallery { url width height alt }
  variants { id colour size salePrice stock } } }`;
const OPTIONS = `query ($filter: ProductFilter) { productFilterOptions(filter: $filter) {
  categories { value count } colours { colour count } sizes { value count } brands { value count }
  ratings { minRating count } inStockCount discountedCount newCount lowestPrice highestPrice } }`;

/** Requests of visitors and staff to a growing shop. */
export function growthQuestions({ client, url, adminToken, ids, categories }: Shop): GrowthQuestion[] {
  const of = <Value>(values: readonly Value[], turn: number) => values[turn % values.length];
  const twoWords = (turn: number) => `${of(MANNERS, turn)} ${of(KINDS, turn)}`;
  const oneWord = (turn: number) => of(KINDS, turn);
  const query = (name: string, document: string, variables: (turn: number) => object): GrowthQuestion => ({
    name,
    run: (turn) => client.data(document, variables(turn)),
  });
  const filtered = (name: string, document: string, filter: (turn: number) => object) =>
    query(name, document, (turn) => ({ filter: filter(turn) }));
  const fetched = (name: string, path: (turn: number) => string): GrowthQuestion => ({
    name,
    run: (turn) => read(url + path(turn)),
  });
  const byStaff = (name: string, document = ''): GrowthQuestion => ({
    name,
    run: () => client.data(document, {}, adminToken),
  });
  return [
    query('product', PRODUCT, (turn) => ({ id: of(ids, turn) })),
    filtered('list of a category', LIST, (turn) => ({ categories: [of(categories, turn)] })),
    filtered('list of a category, counted', COUNTED, (turn) => ({ categories: [of(categories, turn)] })),
    filtered('whole catalogue, counted', COUNTED, () => ({})),
    filtered('discounted, new, in stock, counted', COUNTED, () => ({
      discounted: true,
      isNew: true,
      inStock: true,
    })),
    filtered('search of two words', LIST, (turn) => ({ text: twoWords(turn) })),
    filtered('search of two words, counted', COUNTED, (turn) => ({ text: twoWords(turn) })),
    filtered('search of one word, counted', COUNTED, (turn) => ({ text: oneWord(turn) })),
    filtered('search in a category, counted', COUNTED, (turn) => ({
      text: oneWord(turn),
      categories: [of(categories, turn)],
    })),
    filtered('filters of a search', OPTIONS, (turn) => ({ text: twoWords(turn) })),
    filtered('filters of the catalogue', OPTIONS, () => ({})),
    fetched('page /shop', () => '/shop'),
    byStaff('newest products, counted', backOfficeQuestions['products']),
    byStaff('newest orders, counted', backOfficeQuestions['orders']),
    byStaff('revenue of 30 days', backOfficeQuestions['report of 30 days']),
    fetched('sitemap', () => '/sitemap.xml'),
    fetched('sitemap of products', () => '/sitemaps/products-0.xml'),
    fetched('getProducts, first 100', () => '/api/getProducts?first=100'),
  ];
}

/** Reads a whole response. @throws Error when it is not successful */
async function read(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
}
