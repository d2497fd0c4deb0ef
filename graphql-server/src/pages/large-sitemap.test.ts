import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { aProduct } from '../test/factories.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const ADDRESS = 'https://shop.example';

let directory: string;
let shop: TestApp;

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS } });
  const em = shop.app.orm.em.fork();
  await aProduct(em, { title: 'Before all', position: -3 });
  await aProduct(em, { title: 'First' });
  await aProduct(em, { title: 'Last of its block', position: 9999 });
  await aProduct(em, { title: 'Draft', position: 15_000, status: 'DRAFT' });
  await aProduct(em, { title: 'Far behind', position: 20_000 });
  await aProduct(em, { title: 'Still there', position: 25_000 });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

async function locationsAt(path: string): Promise<string[]> {
  const { status, headers, body } = await shop.client.rest<string>(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(ADDRESS.length));
}

test('a catalogue of several blocks has an index of sitemaps, which together list every page once', async () => {
  const { body } = await shop.client.rest<string>('/sitemap.xml');
  expect(body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
  const sitemaps = await locationsAt('/sitemap.xml');
  expect(sitemaps).toEqual(['/sitemaps/pages.xml', '/sitemaps/products-0.xml', '/sitemaps/products-2.xml']);
  const [pages, ...products] = await Promise.all(sitemaps.map(locationsAt));
  expect(pages).toContain('/shop');
  expect(products).toEqual([
    ['/shop/before-all', '/shop/first', '/shop/last-of-its-block'],
    ['/shop/far-behind', '/shop/still-there'],
  ]);
});

test.each([
  '/sitemaps/products-1.xml',
  '/sitemaps/products-99.xml',
  '/sitemaps/products-x.xml',
  '/sitemaps/none.xml',
])('%s does not exist', async (path) => {
  expect((await shop.client.rest<string>(path)).status).toBe(404);
});
