import type { ApolloClient, ObservableQuery } from '@apollo/client/core';

/** The server's maximum page size. */
const MAX_FIRST = 100;

/**
 * Fields that only objects affected by a campaign have: products and variants, the shop's offer, and the
 * bounds of a price filter.
 */
const FOLLOWING_FIELDS = ['salePrice', 'offerEndsAt', 'lowestPrice'];

/**
 * Refetches everything on screen that depends on prices: products, the cart, the offer. Other cached data
 * with old prices reloads when it is shown again. Never rejects: on failure the page keeps what it shows.
 */
export async function refetchPrices(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')].filter(followsPrices);
  forgetPricesBut(client, queries.flatMap(pricedObjectsOf));
  await Promise.allSettled(queries.map((query) => refetch(client, query)));
}

/** Prices calculated for unsaved input are not cached, so they are always refetched. */
function followsPrices(query: ObservableQuery): boolean {
  return (
    isNotCached(query) ||
    objectsIn(dataOf(query)).some((object) => FOLLOWING_FIELDS.some((field) => field in object))
  );
}

function isNotCached({ options }: ObservableQuery): boolean {
  return options.fetchPolicy === 'no-cache';
}

function dataOf(query: ObservableQuery): unknown {
  return query.getCurrentResult().data;
}

function pricedObjectsOf(query: ObservableQuery): object[] {
  return objectsIn(dataOf(query)).filter((object) => 'salePrice' in object);
}

/**
 * Evicts the prices of all products and variants except these, so that queries needing them go to the server.
 */
function forgetPricesBut({ cache }: ApolloClient, shown: readonly object[]): void {
  const shownIds = new Set(shown.map((object) => cache.identify({ ...object })));
  const others = Object.keys(cache.extract() as object).filter(
    (id) => /^Product(Variant)?:/u.test(id) && !shownIds.has(id),
  );
  cache.batch({
    update: () => {
      for (const id of others) cache.evict({ id, fieldName: 'salePrice' });
    },
  });
}

/**
 * Refetches through the cache rather than with the query's own `refetch`, because a failed `refetch` would
 * leave the page without data.
 */
function refetch(client: ApolloClient, query: ObservableQuery): Promise<unknown> {
  if (isNotCached(query)) return query.refetch();
  const { first, ...variables } = query.variables;
  const loaded = Object.values(dataOf(query) ?? {}).map(lengthOf);
  // Fetches as many items as are loaded: with only the first page, a shopper on the third would lose their
  // place.
  const count = typeof first === 'number' ? { first: Math.min(Math.max(first, ...loaded), MAX_FIRST) } : {};
  return client.query({
    query: query.query,
    variables: { ...variables, ...count },
    fetchPolicy: 'network-only',
  });
}

function lengthOf(value: unknown): number {
  const nodes: unknown = typeof value === 'object' && value !== null && 'nodes' in value ? value.nodes : null;
  return Array.isArray(nodes) ? nodes.length : 0;
}

/** Returns the value and everything nested in it that is an object. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}
