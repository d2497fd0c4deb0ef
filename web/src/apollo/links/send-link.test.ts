import { ApolloClient, type DocumentNode, gql, InMemoryCache } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { SetContextLink } from '@apollo/client/link/context';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSendLink } from './send-link.ts';

/** As written by the build. */
const HASH = 'a'.repeat(64);
const withHash = (document: DocumentNode): DocumentNode => Object.assign({ ...document }, { hash: HASH });
const SHOP = withHash(gql`
  query ShopName($locale: String) {
    shop(locale: $locale) {
      name
    }
  }
`);
const CART = gql`
  query Cart {
    cart {
      itemCount
    }
  }
`;

interface ReceivedRequest {
  method: string;
  url: URL;
  body: Record<string, unknown> | null;
}

/** The requests that the server received, and its next responses; the last response repeats. */
let requests: ReceivedRequest[];
let answers: object[];

const SHOP_DATA = { data: { shop: { __typename: 'Shop', name: 'Exclusive' } } };
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

beforeEach(() => {
  requests = [];
  answers = [SHOP_DATA];
  vi.stubGlobal('fetch', (url: string, { method, body }: { method: string; body?: string }) => {
    requests.push({
      method,
      url: new URL(url, 'http://shop.example'),
      body: body === undefined ? null : (JSON.parse(body) as Record<string, unknown>),
    });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve(Response.json(answer));
  });
});

async function runQuery(query: DocumentNode, token?: string) {
  const session = new SetContextLink(() => (token === undefined ? {} : { token }));
  const link = ApolloLink.from([session, makeSendLink()]);
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const { data } = await client.query({ query, variables: { locale: 'en' } });
  return data;
}

test('a visitor’s catalog queries use GET, with the hash instead of the text', async () => {
  expect(await runQuery(SHOP)).toEqual(SHOP_DATA.data);
  const [{ method, url } = {} as ReceivedRequest, ...others] = requests;
  expect([method, url.pathname, others]).toEqual(['GET', '/graphql', []]);
  const parts = Object.fromEntries(url.searchParams);
  expect(parts).toEqual({
    operationName: 'ShopName',
    variables: '{"locale":"en"}',
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } }),
  });
});

test('a server that does not know the hash gets the text', async () => {
  answers = [NOT_FOUND, SHOP_DATA];
  expect(await runQuery(SHOP)).toEqual(SHOP_DATA.data);
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
  expect(requests[1]?.body?.['query']).toContain('query ShopName');
});

test('a user’s queries use POST, because responses are personal', async () => {
  await runQuery(SHOP, 'token');
  expect(requests.map(({ method, body }) => [method, Object.keys(body ?? {}).toSorted()])).toEqual([
    ['POST', ['operationName', 'query', 'variables']],
  ]);
});

test('a query without a hash uses POST', async () => {
  answers = [{ data: { cart: { __typename: 'Cart', itemCount: 0 } } }];
  await runQuery(CART);
  expect(requests.map(({ method }) => method)).toEqual(['POST']);
});
