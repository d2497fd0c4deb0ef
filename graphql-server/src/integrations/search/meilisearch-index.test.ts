import { afterEach, beforeEach, expect, test } from 'vitest';
import { MeilisearchIndex } from './meilisearch-index.ts';
import { type MeilisearchServer, startMeilisearchServer } from './meilisearch-server.fixtures.ts';
import { type IndexedProduct, ProductIndexError } from '../../modules/catalogue/search/product-index.port.ts';

let server: MeilisearchServer;

beforeEach(async () => {
  server = await startMeilisearchServer();
});
afterEach(() => server.stop());

const indexAt = (options: { url?: string; key?: string | null } = {}, timeouts = {}) =>
  new MeilisearchIndex(
    { url: server.url, key: server.key, ...options },
    { search: 2000, call: 2000, task: 2000, poll: 1, ...timeouts },
  );

const product = (id: string, title: string): IndexedProduct => ({
  id,
  title,
  brand: 'Acme',
  tags: [],
  attributes: [],
  categoryLabels: [],
  colourNames: [],
  description: '',
  categories: [],
  colours: [],
  sizes: [],
  isNew: false,
  inStock: true,
  units: 3,
  position: 0,
  publishAt: 0,
});
const TEAPOT = 'a3bb189e-8bf9-3888-9912-ace4e6543002';
const KETTLE = 'a3bb189e-8bf9-3888-9912-ace4e6543003';

test('an indexed document is found until it is removed', async () => {
  const index = indexAt();
  await index.put([product(TEAPOT, 'Copper Teapot'), product(KETTLE, 'Copper Kettle')]);
  expect(server.documents.get(TEAPOT)).toMatchObject({ title: 'Copper Teapot', inStock: 1, units: 3 });
  expect(await index.search({ text: 'copper', limit: 10 })).toEqual([TEAPOT, KETTLE]);
  await index.remove([TEAPOT]);
  expect(await index.search({ text: 'copper', limit: 10 })).toEqual([KETTLE]);
});

test('filters use the engine’s syntax, with any values', async () => {
  const conditions = {
    categories: ['hats', 'caps'],
    brands: ['A "quoted" \\ brand'],
    isNew: true,
    inStock: false,
  };
  await indexAt().search({ text: 'x', limit: 5, ...conditions, colours: [], sizes: null });
  const [{ filter = [], limit } = { filter: [], limit: 0 }] = server.searches;
  expect(limit).toBe(5);
  expect(filter.slice(1)).toEqual([
    ['categories = "hats"', 'categories = "caps"'],
    [String.raw`brand = "A \"quoted\" \\ brand"`],
    'isNew = true',
    'inStock = 0',
  ]);
  expect(filter[0]).toMatch(/^publishAt <= \d{10}$/);
});

test('each word of a synonym group matches the others', async () => {
  await indexAt().prepare([['couch', 'sofa', 'settee']]);
  expect(server.settings['synonyms']).toEqual({
    couch: ['sofa', 'settee'],
    sofa: ['couch', 'settee'],
    settee: ['couch', 'sofa'],
  });
});

test('a change that the engine rejects later is a failure', async () => {
  server.outcome = 'failed';
  await expect(indexAt().put([product(TEAPOT, 'Copper Teapot')])).rejects.toThrow(ProductIndexError);
});

test.each([
  ['it answers with an error', () => void (server.failsWith = 500), {}],
  ['the key is wrong', () => undefined, { key: 'another-secret' }],
  ['there is none', () => undefined, { url: 'http://127.0.0.1:9' }],
])('the failure contains the engine’s URL and no secret when %s', async (_what, happen, options) => {
  happen();
  const failure: unknown = await indexAt(options)
    .search({ text: 'x', limit: 1 })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProductIndexError);
  const { message } = failure as ProductIndexError;
  expect(message).toContain('http://127.0.0.1:');
  expect(message).not.toMatch(/secret|only-for-tests/);
});
