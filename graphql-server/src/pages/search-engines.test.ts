import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { SECOND } from '../shared/time/duration.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { aPublishedPage } from '../modules/content/pages/page.fixtures.ts';
import { aProduct } from '../test/factories.ts';
import { canonicalOf, contentOf, thingOf, titleOf } from './page-head.fixtures.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { aStaffMember } from '../test/users.ts';

const ADDRESS = 'https://shop.example';
const HOSTILE = `</script><script>alert(1)</script>"'&<!-- $& $1`;
const HOSTILE_HANDLE = 'script-script-alert-1-script-1';
const DESCRIPTION = `${'A word and a line\nbreak. '.repeat(20)}`;

const built = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta
      name="description"
      content="As built."
    />
    <title>As built</title>
    <script type="module" src="/assets/index-abcdefgh.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const manifest = {
  '_shop.js': {
    name: 'shop-page',
    file: 'assets/shop-abcdefgh.js',
    css: ['assets/shop-abcdefgh.css'],
  },
};

let directory: string;
let shop: TestApp;
let tee: string;

beforeAll(async () => {
  const files = { 'assets/index-abcdefgh.js': '// as built' };
  directory = aBuiltWeb({ page: built, manifest, files });
  shop = await startTestApp({ webDirectory: directory, settings: { publicUrl: ADDRESS } });
  const em = shop.app.orm.em.fork();
  tee = await aProduct(em, { title: 'Everyday Tee', description: DESCRIPTION, salePrice: 1990 });
  await aProduct(em, { title: HOSTILE, description: HOSTILE, category: HOSTILE, position: 1 });
  await aProduct(em, { title: 'Gone', stock: 0, position: 2 });
  await aPublishedPage(em, { handle: 'about', title: 'About' });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers });
const page = async (path: string) => (await get(path)).body;

describe('a product', () => {
  test('has its description, price and availability', async () => {
    const response = await get('/shop/everyday-tee');
    expect(response.status).toBe(200);
    const html = response.body;
    const url = `${ADDRESS}/shop/everyday-tee`;
    expect(titleOf(html)).toBe('Everyday Tee - My shop');
    expect(canonicalOf(html)).toBe(url);
    expect(contentOf(html, 'og:type')).toBe('product');
    expect(contentOf(html, 'og:title')).toBe('Everyday Tee - My shop');
    expect(contentOf(html, 'og:url')).toBe(url);
    // Nobody takes a placeholder for the product's picture.
    expect(html).not.toMatch(/og:image|placeholders/);
    expect(contentOf(html, 'product:price:amount')).toBe('19.90');
    expect(contentOf(html, 'product:price:currency')).toBe('USD');
    expect(thingOf(html, 'Product')).toMatchObject({
      name: 'Everyday Tee',
      offers: { url, price: '19.90', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
    // The sample's initial ratings are no customer's.
    expect(thingOf(html, 'Product')).not.toHaveProperty('aggregateRating');
    expect(thingOf(html, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${ADDRESS}/` },
        { position: 2, name: 'Shop', item: `${ADDRESS}/shop` },
        { position: 3, name: "Men's Clothing", item: `${ADDRESS}/shop?category=men%27s+clothing` },
        { position: 4, name: 'Everyday Tee', item: url },
      ],
    });
  });

  test('has one title and one description: a line, cut between words', async () => {
    const html = await page('/shop/everyday-tee');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('As built');
    const description = contentOf(html, 'description') ?? '';
    expect(description).toMatch(/^A word and a line break\. A word .* \S+…$/);
    expect(description.length).toBeLessThanOrEqual(161);
    expect(html).toContain('<script type="module" src="/assets/index-abcdefgh.js"></script>');
  });

  test('shows that it is sold out', async () => {
    expect(thingOf(await page('/shop/gone'), 'Product')).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test('cannot inject HTML through its title', async () => {
    for (const path of [`/shop/${HOSTILE_HANDLE}`, '/shop', '/sitemap.xml']) {
      const html = await page(path);
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('<!--');
    }
    const html = await page(`/shop/${HOSTILE_HANDLE}`);
    expect(titleOf(html)).toBe(
      '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;!-- $&amp; $1 - My shop',
    );
    expect(thingOf(html, 'Product')?.['name']).toBe(HOSTILE);
    expect(html.match(/<div id="root">/g)).toHaveLength(1);
  });

  test.each(['/shop/nothing', '/shop/00000000-0000-7000-8000-000000000000', '/shop/nothing.html'])(
    '%s is not found, with a 404',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(titleOf(body)).toBe('404 Not Found - My shop');
      expect(contentOf(body, 'robots')).toBe('noindex');
      expect(canonicalOf(body)).toBeUndefined();
      expect(body).toContain('<div id="root">');
    },
  );

  test('that was withdrawn is not found', async () => {
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em, { title: 'Withdrawn', position: 3 });
    await em.nativeUpdate(ProductEntity, { id }, { deletedAt: shop.clock.now() });
    for (const path of [id, 'withdrawn']) expect((await get(`/shop/${path}`)).status).toBe(404);
    expect(await page('/sitemap.xml')).not.toContain('withdrawn');
  });
});

describe('the other pages', () => {
  test('the home page has the shop’s name and its search', async () => {
    const html = await page('/');
    expect(titleOf(html)).toBe('My shop');
    expect(canonicalOf(html)).toBe(`${ADDRESS}/`);
    expect(contentOf(html, 'og:site_name')).toBe('My shop');
    expect(thingOf(html, 'Organization')).toMatchObject({ name: 'My shop', url: `${ADDRESS}/` });
    expect(thingOf(html, 'WebSite')).toMatchObject({
      potentialAction: { target: { urlTemplate: `${ADDRESS}/shop?q={search_term_string}` } },
    });
  });

  test('the catalogue lists its first products, with one canonical URL for all filters', async () => {
    const html = await page('/shop?category=jewlery&q=ring');
    expect(titleOf(html)).toBe('Shop - My shop');
    expect(canonicalOf(html)).toBe(`${ADDRESS}/shop`);
    expect(thingOf(html, 'ItemList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Everyday Tee', url: `${ADDRESS}/shop/everyday-tee` },
        { position: 2, url: `${ADDRESS}/shop/${HOSTILE_HANDLE}` },
        { position: 3, url: `${ADDRESS}/shop/gone` },
      ],
    });
  });

  test.each(['/about', '/contact', '/ABOUT', '/about/'])('%s is indexed', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(canonicalOf(body)).toBe(ADDRESS + path.toLowerCase().replace(/\/$/, ''));
    expect(contentOf(body, 'robots')).toBeUndefined();
  });

  test.each([
    '/cart',
    '/account/orders',
    '/account/orders/some-id',
    '/login',
    '/admin/products/some-id/edit',
  ])('%s is a page that is not indexed', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(contentOf(body, 'robots')).toBe('noindex');
    expect(canonicalOf(body)).toBeUndefined();
  });

  test.each(['/nowhere', '/about/us', '/account/nothing', '/shop/a/b'])('%s is not found', async (path) => {
    const { status, body } = await get(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(body).toContain('<div id="root">');
  });

  test.each([
    ['/nowhere', '*/*'],
    ['/assets/gone-abcdefgh.js', 'text/html'],
    ['/index.html', '*/*'],
  ])('%s for %s is a plain 404', async (path, accept) => {
    const { status, body } = await get(path, { accept });
    expect(status).toBe(404);
    expect(JSON.stringify(body)).not.toContain('root');
  });
});

test('a page lists its own files', async () => {
  const shopPage = await page('/shop');
  expect(shopPage).toContain('<link rel="stylesheet" crossorigin href="/assets/shop-abcdefgh.css">');
  expect(shopPage).toContain('<link rel="modulepreload" crossorigin href="/assets/shop-abcdefgh.js"></head>');
  for (const path of ['/about', '/shop/nothing']) expect(await page(path)).not.toContain('shop-abcdefgh');
  expect((await get('/.vite/manifest.json')).status).toBeGreaterThanOrEqual(403);
});

describe('caching', () => {
  test('a page is revalidated, and not sent again', async () => {
    const first = await get('/shop');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/shop', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again).toMatchObject({ status: 304, body: '' });
    await shop.app.orm.em.fork().nativeUpdate(ProductEntity, { id: tee }, { title: 'Everyday Shirt' });
    const changed = await get('/shop', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(changed.status).toBe(200);
    expect(changed.body).toContain('Everyday Shirt');
  });

  test('a 404 stays a 404', async () => {
    const { headers } = await get('/shop/nothing');
    const again = await get('/shop/nothing', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
  });
});

test('the sitemap has every public page and every product', async () => {
  const { status, headers, body } = await get('/sitemap.xml');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1]);
  expect(addresses).toEqual(
    [
      '/',
      '/shop',
      '/collections',
      '/size-guide',
      '/contact',
      '/shop?category=men%27s+clothing',
      '/shop?category=%3C%2Fscript%3E%3Cscript%3Ealert%281%29%3C%2Fscript%3E%22%27%26%3C%21--+%24%26+%241',
      '/about',
      ...['everyday-tee', HOSTILE_HANDLE, 'gone'].map((handle) => `/shop/${handle}`),
    ].map((path) => ADDRESS + path),
  );
});

test('the sitemap has no hidden categories', async () => {
  const em = shop.app.orm.em.fork();
  await em.execute(`insert into categories (id, slug, label, position, is_visible)
    values (gen_random_uuid(), 'hidden', 'Hidden', 8, false)`);
  expect((await get('/sitemap.xml')).body).not.toContain('hidden');
});

test('llms.txt links to the categories, the policies and the feeds', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const setLegal = (privacy: string) =>
    shop.client.data(
      'mutation ($input: LegalSettingsInput!) { settingsLegalUpdate(input: $input) { userErrors { code } } }',
      { input: { privacy } },
      owner.token,
    );
  await setLegal('We keep nothing.');
  const { status, headers, body } = await get('/llms.txt');
  await setLegal('');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = body.split('\n');
  expect(lines.slice(0, 3)).toEqual(['# My shop', '', '> My shop is an online shop. Its prices are in USD.']);
  for (const line of [
    `- [Men's Clothing](${ADDRESS}/shop?category=men%27s+clothing)`,
    `- [Privacy policy](${ADDRESS}/privacy)`,
    `- [All products as JSON](${ADDRESS}/feeds/products.json)`,
    `- [All pages](${ADDRESS}/sitemap.xml)`,
  ])
    expect(lines).toContain(line);
  expect(body).not.toContain('/terms');
});

test('robots.txt excludes private pages', async () => {
  const { headers, body } = await get('/robots.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  for (const path of ['/account', '/cart', '/wishlist', '/admin'])
    expect(body).toContain(`Disallow: ${path}\n`);
  expect(body).toContain(`Sitemap: ${ADDRESS}/sitemap.xml\n`);
});

test('without a database, the page is sent with a 503', async () => {
  const em = shop.app.orm.em.fork();
  await em.execute('alter table products rename to hidden_products');
  try {
    const { status, body } = await get('/shop/everyday-tee');
    expect(status).toBe(503);
    expect(body).toContain('<div id="root">');
    expect(contentOf(body, 'robots')).toBe('noindex');
    expect(body).not.toContain('hidden_products');
  } finally {
    await em.execute('alter table hidden_products rename to products');
  }
});

test('without PUBLIC_URL, URLs use the shop’s own host and port', async () => {
  const local = await startTestApp({ webDirectory: directory });
  try {
    const { body } = await local.client.rest<string>('/robots.txt');
    expect(body).toContain(`Sitemap: ${local.client.address}/sitemap.xml\n`);
  } finally {
    await local.stop();
  }
});

test('a renamed shop has its name in the titles', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const rename = (name: string) =>
    shop.client.data(
      'mutation ($input: GeneralSettingsInput!) { settingsGeneralUpdate(input: $input) { userErrors { code } } }',
      { input: { name } },
      owner.token,
    );
  await rename('Kiosk');
  // A page rendered earlier may be sent for another minute.
  shop.clock.advance(61 * SECOND);
  try {
    expect(titleOf(await page('/shop/gone'))).toBe('Gone - Kiosk');
    expect(titleOf(await page('/about'))).toBe('About - Kiosk');
  } finally {
    await rename('My shop');
  }
});
