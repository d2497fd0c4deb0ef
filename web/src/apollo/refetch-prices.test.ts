import {
  ApolloClient,
  ApolloLink,
  gql,
  type ObservableQuery,
  type TypedDocumentNode,
} from '@apollo/client/core';
import { of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeCache } from './cache.ts';
import { refetchPrices } from './refetch-prices.ts';

interface ProductsData {
  products: { nodes: { id: string; salePrice: number }[] };
}

const PRODUCTS: TypedDocumentNode<ProductsData> = gql`
  query Products($first: Int!, $after: String) {
    products(first: $first, after: $after) {
      nodes {
        id
        salePrice
      }
    }
  }
`;
const PRODUCT = gql`
  query Product($id: ID!) {
    product(id: $id) {
      id
      salePrice
      variants {
        id
        salePrice
      }
    }
  }
`;
const OFFER = gql`
  query Offer {
    shop {
      offerEndsAt
    }
  }
`;
const TREE = gql`
  query Tree {
    categories {
      slug
    }
  }
`;
const PREVIEW = gql`
  query Preview {
    checkoutPreview {
      total
    }
  }
`;

let price: number;
let isDown: boolean;
let requestedOperations: string[];
let client: ApolloClient;
let subscriptions: { unsubscribe: () => void }[];

const product = (id: string) => ({ __typename: 'Product', id, salePrice: price });
const variant = (id: string) => ({ __typename: 'ProductVariant', id: `${id} blue`, salePrice: price });

/** The server's response; the cursor is the number of the next product. */
function answer(name: string, { first = 0, after = '0', id = '' }: Record<string, unknown>): object {
  switch (name) {
    case 'Products': {
      const nodes = Array.from({ length: Number(first) }, (_, index) => product(`p${Number(after) + index}`));
      return { products: { __typename: 'ProductConnection', nodes } };
    }
    case 'Product':
      return { product: { ...product(String(id)), variants: [variant(String(id))] } };
    case 'Offer':
      return { shop: { __typename: 'Shop', offerEndsAt: '2026-12-01T00:00:00Z' } };
    case 'Tree':
      return { categories: [{ __typename: 'Category', slug: 'books' }] };
    default:
      return { checkoutPreview: { __typename: 'CheckoutPreviewPayload', total: price } };
  }
}

/** Waits until a query shows this data: the cache notifies queries with a delay. */
const expectShown = (query: ObservableQuery, data: object) =>
  expect.poll(() => query.getCurrentResult().data).toMatchObject(data);

/**
 * Watches a query, as if it were on screen.
 * @returns the latest data
 */
async function show(options: ApolloClient.WatchQueryOptions) {
  const query = client.watchQuery(options);
  subscriptions.push(query.subscribe({ error: () => undefined }));
  await expect.poll(() => query.getCurrentResult().data).toBeDefined();
  return query;
}

beforeEach(() => {
  [price, isDown, requestedOperations, subscriptions] = [80, false, [], []];
  const link = new ApolloLink(({ operationName = '', variables }) => {
    requestedOperations.push(operationName);
    return isDown ? throwError(() => new Error('down')) : of({ data: answer(operationName, variables) });
  });
  client = new ApolloClient({ cache: makeCache(), link });
});

afterEach(() => {
  for (const subscription of subscriptions) subscription.unsubscribe();
});

it('fetches only the prices and the offer on screen', async () => {
  const list = await show({ query: PRODUCTS, variables: { first: 2 } });
  await show({ query: OFFER });
  await show({ query: TREE });
  const preview = await show({ query: PREVIEW, fetchPolicy: 'no-cache' });
  [price, requestedOperations] = [100, []];
  await refetchPrices(client);
  expect(requestedOperations.toSorted()).toEqual(['Offer', 'Preview', 'Products']);
  await expectShown(list, { products: { nodes: ['p0', 'p1'].map(product) } });
  await expectShown(preview, { checkoutPreview: { total: 100 } });
});

it('keeps the length of a list of several pages', async () => {
  const list = await show({ query: PRODUCTS, variables: { first: 2 } });
  await list.fetchMore({ variables: { after: '2' } });
  await expectShown(list, { products: { nodes: ['p0', 'p1', 'p2', 'p3'].map(product) } });
  [price, requestedOperations] = [100, []];
  await refetchPrices(client);
  expect(requestedOperations).toEqual(['Products']);
  await expectShown(list, { products: { nodes: ['p0', 'p1', 'p2', 'p3'].map(product) } });
});

it('reloads other data when it is shown again', async () => {
  await show({ query: PRODUCTS, variables: { first: 2 } });
  for (const id of ['p1', 'p9']) await client.query({ query: PRODUCT, variables: { id } });
  [price, requestedOperations] = [100, []];
  await refetchPrices(client);
  for (const id of ['p1', 'p9']) {
    const { data } = await client.query({ query: PRODUCT, variables: { id } });
    expect(data).toEqual({ product: { ...product(id), variants: [variant(id)] } });
  }
  // The product is in the list, but its variants are not.
  expect(requestedOperations).toEqual(['Products', 'Product', 'Product']);
});

it('changes nothing when the server does not respond', async () => {
  const list = await show({ query: PRODUCTS, variables: { first: 2 } });
  [isDown, requestedOperations] = [true, []];
  await refetchPrices(client);
  expect(requestedOperations).toEqual(['Products']);
  await expectShown(list, { products: { nodes: ['p0', 'p1'].map(product) } });
  expect(list.getCurrentResult().error).toBeUndefined();
});
