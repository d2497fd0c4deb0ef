import type { ApolloClient, ObservableQuery } from '@apollo/client/core';

/** The most that the server returns of a list at once. */
const MAX_FIRST = 100;

/**
 * What only things have that follow a campaign: products and variants, the shop's offer, and the bounds of a
 * price filter.
 */
const FOLLOWING_FIELDS = ['salePrice', 'offerEndsAt', 'lowestPrice'];

/**
 * Asks the server again for what follows prices and is on the screen: products, the cart, the offer. What
 * else the cache holds at former prices loads when it is shown again. Never rejects: a failure leaves what is
 * shown.
 */
export async function refetchPrices(client: ApolloClient): Promise<void> {
  const queries = [...client.getObservableQueries('active')].filter(followsPrices);
  forgetPricesBut(client, queries.flatMap(pricedObjectsOf));
  await Promise.allSettled(queries.map((query) => refetch(client, query)));
}

/** Prices worked out for what somebody is typing are not kept, so they are asked for anew in any case. */
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

/** Takes away the prices of all products and variants but these: what needs them asks the server. */
function forgetPricesBut({ cache }: ApolloClient, shown: readonly object[]): void {
  const kept = new Set(shown.map((object) => cache.identify({ ...object })));
  const others = Object.keys(cache.extract() as object).filter(
    (id) => /^Product(Variant)?:/u.test(id) && !kept.has(id),
  );
  cache.batch({
    update: () => {
      for (const id of others) cache.evict({ id, fieldName: 'salePrice' });
    },
  });
}

/**
 * Through the cache rather than by the query's own `refetch`, after whose failure the page would have no
 * data.
 */
function refetch(client: ApolloClient, query: ObservableQuery): Promise<unknown> {
  if (isNotCached(query)) return query.refetch();
  const { first, ...variables } = query.variables;
  const loaded = Object.values(dataOf(query) ?? {}).map(lengthOf);
  // A list of several pages keeps what it has, at the new prices: its first page alone would let whoever
  // reads the third one fall.
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

/** A value and all that it contains, as far as they are objects. */
function objectsIn(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}
