import { expect, test } from 'vitest';
import { isAnonymousRead } from './anonymous-read.ts';

const graphql = (query: unknown, headers = {}) =>
  isAnonymousRead({ method: 'POST', originalUrl: '/graphql', headers, body: { query } });
const rest = (method: string, originalUrl: string, headers = {}) =>
  isAnonymousRead({ method, originalUrl, headers });

test.each([
  ['a query', graphql('{ products(first: 1) { nodes { id } } }')],
  ['a query over GET', rest('GET', '/graphql?query=%7Bshop%7Bname%7D%7D')],
  ['a call that reads', rest('GET', '/api/getProducts')],
])('%s of a visitor is an anonymous read', (_name, looks) => {
  expect(looks).toBe(true);
});

test.each([
  ['a query with a session', graphql('{ shop { name } }', { authorization: 'Bearer x' })],
  ['a call with a session', rest('GET', '/api/getProducts', { authorization: 'Bearer x' })],
  ['a mutation', graphql('mutation { contactMessageSend(input: {}) { userErrors { code } } }')],
  ['a document with a mutation beside the query', graphql('query A { shop { name } } mutation B { x }')],
  ['an order by its link', graphql('query ($token: String!) { orderByLink(token: $token) { id } }')],
  ['the same over GET', rest('GET', '/graphql?query=query(%24token%3AString!)%7B%7D')],
  ['a call that writes', rest('POST', '/api/contact')],
  ['a document that is none', graphql(['{ shop { name } }'])],
  ['a connection for subscriptions', isAnonymousRead({ headers: {} })],
])('%s is not', (_name, looks) => {
  expect(looks).toBe(false);
});
