import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBuiltWeb } from '../../test/built-web.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anAdmin } from '../../test/users.ts';

const TITLE = 'query Title($id: ID!) { product(id: $id) { title } }';
const OTHER = 'query Other($id: ID!) { product(id: $id) { handle } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const files = { '.vite/persisted-queries.json': JSON.stringify({ [hashOf(TITLE)]: TITLE }) };
const shop = describeShop({ webDirectory: aBuiltWeb({ files }) });
let id: string;

beforeAll(async () => {
  id = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp' });
});

interface Answer {
  data?: { product: { title: string } | null };
  errors?: { extensions: { code: string } }[];
}

const persisted = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

async function getByHash(text: string, token?: string) {
  await shop.app.jobs.run('catalogue-version');
  const parts = { variables: JSON.stringify({ id }), extensions: JSON.stringify(persisted(text)) };
  const path = `/graphql?${new URLSearchParams(parts).toString()}`;
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return shop.client.rest<Answer>(path, { headers });
}

test('a query of the build is accepted as a hash, and a CDN may cache the response for a second', async () => {
  const { status, headers, body } = await getByHash(TITLE);
  expect([status, body]).toEqual([200, { data: { product: { title: 'Lamp' } } }]);
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, must-revalidate');
  // A visitor's response must not be reused for requests with a token or for another content type.
  expect(headers.get('vary')).toMatch(/accept, authorization/);
});

test('a caller with a token gets a separate response', async () => {
  const { token } = await anAdmin(shop);
  const { headers, body } = await getByHash(TITLE, token);
  expect(body.data?.product?.title).toBe('Lamp');
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('an unknown hash', () => {
  test('is rejected without being cached', async () => {
    const { headers, body } = await getByHash(OTHER);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
    expect(headers.get('cache-control')).toMatch(/no-cache|no-store/);
  });

  test('is accepted with its text, which is not registered', async () => {
    const body = { query: OTHER, variables: { id }, extensions: persisted(OTHER) };
    const answer = await shop.client.rest<Answer>('/graphql', { method: 'POST', body });
    expect(answer.body.data).toBeDefined();
    const { body: again } = await getByHash(OTHER);
    expect(again.errors?.map(({ extensions }) => extensions.code)).toEqual(['PERSISTED_QUERY_NOT_FOUND']);
  });

  test('does not match another text', async () => {
    const body = { query: OTHER, variables: { id }, extensions: persisted(TITLE) };
    const { status } = await shop.client.rest<Answer>('/graphql', { method: 'POST', body });
    expect(status).toBe(400);
  });
});
