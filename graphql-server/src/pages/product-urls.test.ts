import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimHandle } from '../modules/catalogue/listing/handle-query.ts';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { aProduct } from '../test/factories.ts';
import { canonicalOf, contentOf, thingOf, titleOf } from './page-head.fixtures.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const ADDRESS = 'https://shop.example';

let directory: string;
let shop: TestApp;
let tee: string;

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS } });
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Everyday Tee' });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string) => shop.client.rest<string>(path);
const page = async (path: string) => (await get(path)).body;

describe('a product has one URL', () => {
  const redirectOf = async (path: string) => {
    const response = await fetch(shop.client.address + path, { redirect: 'manual' });
    return [response.status, response.headers.get('location'), response.headers.get('cache-control')];
  };

  test('to which its id and other spellings of its handle redirect, with their query', async () => {
    for (const path of [tee, 'Everyday-TEE']) {
      expect(await redirectOf(`/shop/${path}`)).toEqual([301, '/shop/everyday-tee', 'no-cache']);
    }
    expect(await redirectOf(`/shop/${tee}?colour=Red&x=%2F`)).toEqual([
      ...[301, '/shop/everyday-tee?colour=Red&x=%2F', 'no-cache'],
    ]);
    expect(await redirectOf('/shop/everyday-tee?colour=Red')).toEqual([200, null, 'no-cache']);
  });

  test('to which its former handle redirects, too', async () => {
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em, { title: 'Crème Brûlée', position: 4 });
    await page('/shop/creme-brulee');
    await em.transactional(async (inner) => {
      const handle = await claimHandle(inner, { id, handle: 'creme-brulee' }, 'кофе');
      await inner.nativeUpdate(ProductEntity, { id }, { handle });
    });
    const path = `/shop/${encodeURIComponent('кофе')}`;
    expect(await redirectOf('/shop/creme-brulee')).toEqual([301, path, 'no-cache']);
    expect(canonicalOf(await page(path))).toBe(ADDRESS + path);
    expect(await page('/sitemap.xml')).toContain(`<loc>${ADDRESS}${path}</loc>`);
  });
});

describe('a merchant’s texts for search engines', () => {
  test('are in the head, and the brand is in the structured data', async () => {
    await aProduct(shop.app.orm.em.fork(), {
      title: 'Oxford Shirt',
      description: 'Woven.',
      position: 5,
      brand: 'Flaxworks',
      seoTitle: 'Oxford shirts for summer',
      seoDescription: 'Light, and easy to iron.',
    });
    const html = await page('/shop/oxford-shirt');
    expect(titleOf(html)).toBe('Oxford shirts for summer - My shop');
    expect(contentOf(html, 'description')).toBe('Light, and easy to iron.');
    expect(thingOf(html, 'Product')).toMatchObject({
      name: 'Oxford Shirt',
      description: 'Woven.',
      brand: { '@type': 'Brand', name: 'Flaxworks' },
    });
    expect(thingOf(await page('/shop/everyday-tee'), 'Product')).not.toHaveProperty('brand');
  });
});

test.each([
  ['a draft', { status: 'DRAFT' }],
  ['an archived product', { status: 'ARCHIVED' }],
  ['one that is yet to be published', { publishAt: new Date('2100-01-01T00:00:00Z') }],
] as const)('%s is not found', async (title, listing) => {
  const id = await aProduct(shop.app.orm.em.fork(), { title, position: 6, ...listing });
  const handle = title.replaceAll(' ', '-');
  for (const path of [id, handle]) expect((await get(`/shop/${path}`)).status).toBe(404);
  expect(await page('/sitemap.xml')).not.toContain(handle);
});
