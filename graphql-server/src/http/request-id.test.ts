import { describe, expect, test } from 'vitest';
import { describeShop } from '../test/describe-shop.ts';
import { requestIdOf } from './request-id.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const SENT = '4f1c2a9e7b3d';

const direct = describeShop();
const proxied = describeShop({ trustsProxy: true });

const post = (shop: typeof direct, body: unknown, headers: Record<string, string> = {}) =>
  shop.client.rest<{ errors: { extensions: { requestId?: string } }[] }>('/graphql', {
    method: 'POST',
    body,
    headers,
  });

test('every response has an id, and no two the same', async () => {
  const paths = ['/health/live', '/api/getProducts', '/graphql?query={__typename}', '/none', '/%ff'];
  const ids = await Promise.all(
    paths.map(async (path) => (await direct.client.rest(path)).headers.get('x-request-id')),
  );
  for (const id of ids) expect(id).toMatch(UUID);
  expect(new Set(ids).size).toBe(paths.length);
});

test('the id of a trusted proxy is used; that of a client is not', async () => {
  const idFrom = async (shop: typeof direct) =>
    (await shop.client.rest('/health/live', { headers: { 'x-request-id': SENT } })).headers.get(
      'x-request-id',
    );
  expect(await idFrom(proxied)).toBe(SENT);
  expect(await idFrom(direct)).toMatch(UUID);
});

test.each([
  ['too short', 'abc'],
  ['too long', 'a'.repeat(129)],
  ['a space', 'some request id'],
  ['a line break', 'some-request\nid'],
  ['markup', '<b>request</b>'],
  ['other letters', 'ÄÖÜäöüÄÖÜ'],
  ['a list', ['12345678', '23456789']],
])('an id that is invalid is replaced: %s', (_what, sent) => {
  const headers = { 'x-request-id': sent };
  expect(requestIdOf({ headers }, true)).toMatch(UUID);
});

test('a valid id is at most 128 characters long', () => {
  const id = `${'a'.repeat(125)}.-_`;
  expect(requestIdOf({ headers: { 'x-request-id': id } }, true)).toBe(id);
});

describe('an error repeats the id', () => {
  const headers = { 'x-request-id': SENT };

  test('of REST', async () => {
    const paths = ['/api/none', '/api/%ff', '/api/users'];
    for (const path of paths) {
      const { body } = await proxied.client.rest<{ requestId?: string }>(path, { headers });
      expect([path, body.requestId]).toEqual([path, SENT]);
    }
  });

  test('on a page', async () => {
    const response = await fetch(`${proxied.client.address}/%ff`, {
      headers: { ...headers, accept: 'text/html' },
    });
    expect(await response.text()).toContain(`<p>Request ID: ${SENT}</p>`);
  });

  test.each([
    ['of the document', { query: '{ none }' }],
    ['of the syntax', { query: '{' }],
    ['of a resolver', { query: '{ orders(first: 1) { nodes { id } } }' }],
    ['of an unknown persisted query', { extensions: persisted('a'.repeat(64)) }],
    ['of the size', { query: 'x'.repeat(600_000) }],
  ])('of GraphQL: %s', async (_what, body) => {
    const { errors } = (await post(proxied, body, headers)).body;
    expect(errors[0]?.extensions.requestId).toBe(SENT);
  });

  test('of GraphQL: of a token', async () => {
    const authorization = 'Bearer none';
    const { errors } = (await post(proxied, { query: '{ shop { name } }' }, { ...headers, authorization }))
      .body;
    expect(errors[0]?.extensions.requestId).toBe(SENT);
  });

  test('of GraphQL: an invalid document that was sent before has the id of each request', async () => {
    const idOf = async (id: string) => {
      const { body } = await post(proxied, { query: '{ sentBefore }' }, { 'x-request-id': id });
      return body.errors[0]?.extensions.requestId;
    };
    expect([await idOf('request-1'), await idOf('request-2')]).toEqual(['request-1', 'request-2']);
  });
});

function persisted(sha256Hash: string) {
  return { persistedQuery: { version: 1, sha256Hash } };
}
