import type { Request } from 'autocannon';
import { CATEGORY, SEARCH } from './fill-catalogue.ts';

/** A read that both the shop and the baseline support. */
export interface Scenario {
  name: string;
  /** The shop's requests, in turn. */
  shop: Request[];
  /** The equivalent of the baseline; for a page, a file of the same size. */
  baseline: Request[];
}

/** The fields of a product that the storefront shows in lists. */
const CARD = `id title salePrice regularPrice discount isNew inStock stock rating { rate reviews }
  category { slug label } colours { name hex } sizes image { url width height alt }`;

const LIST = `query ($filter: ProductFilter) {
  products(first: 24, filter: $filter) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } }
}`;

const CATALOGUE = `query ($filter: ProductFilter) {
  products(first: 24, filter: $filter) { nodes { ${CARD} } pageInfo { hasNextPage endCursor } totalCount }
}`;

const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} description gallery { url width height alt } } }`;

const get = (path: string): Request => ({ method: 'GET', path });
const post = (query: string, variables: object): Request => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/** The most frequent requests of visitors, on a catalogue with these products. */
export function scenarios(ids: readonly string[]): Scenario[] {
  const filter = { categories: [CATEGORY] };
  const some = ids.slice(0, 200);
  return [
    {
      name: 'list',
      shop: [post(LIST, { filter })],
      baseline: [get(`/list/${CATEGORY}`)],
    },
    {
      name: 'catalogue',
      shop: [post(CATALOGUE, { filter })],
      baseline: [get(`/list/${CATEGORY}`)],
    },
    {
      name: 'product',
      shop: some.map((id) => post(PRODUCT, { id })),
      baseline: some.map((id) => get(`/product/${id}`)),
    },
    {
      name: 'search',
      shop: [post(LIST, { filter: { text: SEARCH } })],
      baseline: [get(`/search/${SEARCH}`)],
    },
    { name: 'page', shop: [get('/shop')], baseline: [get('/static/page.html')] },
  ];
}
