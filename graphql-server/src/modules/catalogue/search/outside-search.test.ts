import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type MeilisearchServer,
  startMeilisearchServer,
} from '../../../integrations/search/meilisearch-server.fixtures.ts';
import {
  ListTitles,
  type ListTitlesVariables,
  UpdateProductFields,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { anAdmin } from '../../../test/users.ts';
import { type FieldInput, saveFields } from '../../custom-fields/custom-fields.fixtures.ts';

let engine: MeilisearchServer;
let shop: TestApp;
let admin: string;
let lamp: string;

beforeAll(async () => {
  engine = await startMeilisearchServer();
  shop = await startTestApp({ searchEngine: { url: engine.url, key: engine.key } });
  ({ token: admin } = await anAdmin(shop));
  // Ids grow, and the engine is filled in id order, which is the reverse of the merchant's order.
  const em = shop.app.orm.em.fork();
  lamp = await aProduct(em, {
    title: 'Brass Lamp',
    position: 9,
    category: 'Light',
    colours: ['sky'],
    salePrice: 900,
  });
  await aProduct(em, { title: 'Paper Lamp', position: 5, stock: 0, category: 'Light', salePrice: 800 });
  await aProduct(em, { title: 'Arc Lamp', position: 1, brand: 'Acme', salePrice: 700 });
  await aProduct(em, { title: 'Draft Lamp', status: 'DRAFT' });
});
afterAll(async () => {
  await shop.stop();
  await engine.stop();
});

/** Sends all changes to the engine, and ends the pause after a failure. */
async function feed(): Promise<void> {
  shop.clock.advance(60_000);
  await shop.app.jobs.run('events');
  await shop.app.jobs.run('search-index');
}

beforeEach(() => {
  engine.failsWith = null;
  engine.outcome = 'succeeded';
});

const find = (filter: object, more: ListTitlesVariables = {}) =>
  shop.client.data(ListTitles, { filter, ...more });
async function titles(filter: object, more: ListTitlesVariables = {}): Promise<string[]> {
  const { products } = await find(filter, more);
  return products.nodes.map(({ title }) => title);
}

/** The database's order: products in stock, then the merchant's order. */
const byDatabase = ['Arc Lamp', 'Brass Lamp', 'Paper Lamp'];
/** The engine's order. */
const byEngine = ['Brass Lamp', 'Paper Lamp', 'Arc Lamp'];

test('until the engine has all products, and after filling it failed, the database is searched', async () => {
  expect(await titles({ text: 'lamp' })).toEqual(byDatabase);
  engine.outcome = 'failed';
  await expect(feed()).rejects.toThrow('a change was failed');
  expect(await titles({ text: 'lamp' })).toEqual(byDatabase);
  expect(engine.searches).toEqual([]);
});

test('then the engine decides the results and their order, and the database applies the filters', async () => {
  await feed();
  expect([...engine.documents.values()].map(({ title }) => title)).toEqual(byEngine);
  expect(engine.documents.get(lamp)).toMatchObject({
    categories: ['light'],
    categoryLabels: ['Light'],
    colours: ['blue'],
    colourNames: ['sky', 'blue'],
    inStock: 1,
    position: 9,
    publishAt: 0,
  });
  expect(await titles({ text: 'lamp' })).toEqual(byEngine);
  expect(engine.searches.at(-1)?.q).toBe('lamp');
  expect(await titles({ text: 'lamp', maxPrice: 800 })).toEqual(['Paper Lamp', 'Arc Lamp']);
  expect(await titles({ text: 'lamp' }, { sort: 'PRICE_ASC' })).toEqual([
    'Arc Lamp',
    'Paper Lamp',
    'Brass Lamp',
  ]);
  expect(await titles({ text: 'no such thing' })).toEqual([]);
  expect((await find({ text: 'lamp', inStock: true })).products.totalCount).toBe(2);
});

test('pages neither repeat nor skip products', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const { products }: ListTitles = await find({ text: 'lamp' }, { first: 2, after });
    seen.push(...products.nodes.map(({ title }) => title));
    after = products.pageInfo.hasNextPage ? products.pageInfo.endCursor : null;
  } while (after);
  expect(seen).toEqual(byEngine);
});

test('staff search the database, which includes drafts', async () => {
  const before = engine.searches.length;
  const { products } = await shop.client.data(ListTitles, { filter: { text: 'lamp', statuses: [] } }, admin);
  expect(products.totalCount).toBe(4);
  expect(engine.searches).toHaveLength(before);
});

test('a change is sent to the engine; before that, no wrong result is shown', async () => {
  const id = await aProduct(shop.app.orm.em.fork(), { title: 'Storm Lantern' });
  await feed();
  expect(await titles({ text: 'lantern' })).toEqual(['Storm Lantern']);
  await shop.client.data('mutation ($id: ID!) { productDelete(id: $id) { productId } }', { id }, admin);
  expect(await titles({ text: 'lantern' })).toEqual([]);
  expect(engine.documents.has(id)).toBe(true);
  await feed();
  expect(engine.documents.has(id)).toBe(false);
});

test('while the engine fails, the database is searched and the engine is not called for a while', async () => {
  engine.failsWith = 500;
  expect(await titles({ text: 'lamp' })).toEqual(byDatabase);
  engine.failsWith = null;
  const before = engine.searches.length;
  expect(await titles({ text: 'lamp' })).toEqual(byDatabase);
  expect(engine.searches).toHaveLength(before);
  shop.clock.advance(5000);
  expect(await titles({ text: 'lamp' })).toEqual(byEngine);
});

test('the next run sends what a failed run did not', async () => {
  const id = await aProduct(shop.app.orm.em.fork(), { title: 'Oil Lantern' });
  engine.failsWith = 503;
  await expect(feed()).rejects.toThrow('503');
  expect(engine.documents.has(id)).toBe(false);
  engine.failsWith = null;
  await feed();
  expect(engine.documents.get(id)?.title).toBe('Oil Lantern');
});

test('renaming a category refills the engine', async () => {
  await shop.app.orm.em.fork().execute(`update categories set label = 'Lighting' where label = 'Light'`);
  await feed();
  expect(engine.documents.get(lamp)).toMatchObject({ categoryLabels: ['Lighting'] });
});

test('so does a change of the custom fields, whose searchable values it has', async () => {
  const glow: FieldInput = { owner: 'PRODUCT', key: 'glow', name: 'Glow', type: 'TEXT' };
  await saveFields(shop, admin, { fields: [glow] });
  const input = { fields: [{ key: 'glow', values: ['Amber'] }] };
  await shop.client.payload(UpdateProductFields, { id: lamp, input }, admin);
  await feed();
  expect(engine.documents.get(lamp)).toMatchObject({ attributes: [] });
  await saveFields(shop, admin, { fields: [{ ...glow, isSearchable: true }] });
  await feed();
  expect(engine.documents.get(lamp)).toMatchObject({ attributes: ['Amber'] });
});
