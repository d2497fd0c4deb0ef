import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reservedHandles } from '../modules/content/pages/reserved-handles.ts';
import { webLinks } from '../shared/web-links.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { countStatements } from '../test/database/count-statements.ts';
import { aProduct } from '../test/factories.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { canonicalOf, contentOf } from './page-head.fixtures.ts';
import { loadWebBundle, type WebBundle } from './web-bundle.ts';

let directory: string;
let web: WebBundle;

beforeAll(async () => {
  directory = aBuiltWeb({ rendering: 'real' });
  web = await loadWebBundle(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

test.each(Object.entries(webLinks))('the link to %s leads to a page of the web app', (_name, link) => {
  expect(web.pageAt(link('some-id', 'another-id')).isKnown).toBe(true);
});

test('no page of the merchant can take the place of a page of the web app', () => {
  const firstParts = [...web.publicPaths, ...web.privatePaths].map((path) => path.split('/')[1] ?? '');
  const free = firstParts.filter((part) => part !== '' && !reservedHandles.has(part.toLowerCase()));
  expect(firstParts).toContain('cart');
  expect(free).toEqual([]);
});

test('a build without its bundle for the server is rejected', async () => {
  await expect(loadWebBundle('/nowhere')).rejects.toThrow('npm run build');
});

describe('pages rendered by the web app', () => {
  let shop: TestApp;
  let shirt: string;

  beforeAll(async () => {
    shop = await startTestApp({ webDirectory: directory });
    const em = shop.app.orm.em.fork();
    shirt = await aProduct(em, { title: 'Oxford Shirt', salePrice: 5900 });
    await aProduct(em, { title: 'Enamel Mug', position: 1 });
  });
  afterAll(() => shop.stop());

  const page = async (path: string) => (await shop.client.rest<string>(path)).body;
  const listIn = (html: string) =>
    /<script type="application\/ld\+json">[^<]*"ItemList".*?<\/script>/.exec(html)?.[0];

  test('have the listed products in the catalogue’s head', async () => {
    const list = listIn(await page('/shop?q=shirt'));
    expect(list).toContain('/shop/oxford-shirt');
    expect(list).not.toContain('mug');
  });

  test.each([
    ['title-asc', ['enamel-mug', 'oxford-shirt']],
    ['title-desc', ['oxford-shirt', 'enamel-mug']],
  ])('sort the catalogue by %s when the URL says so', async (sort, handles) => {
    const list = listIn(await page(`/shop?sort=${sort}`)) ?? '';
    const shownHandles = [...list.matchAll(/\/shop\/([a-z-]+)/g)].map(([, handle]) => handle);
    expect([...new Set(shownHandles)]).toEqual(handles);
  });

  test('are described without additional statements', async () => {
    // The product, its variants, frequently bought products, those of its category, its reviews with their
    // summary, its former price, and the menu's categories.
    const get = async () => expect(await page('/shop/oxford-shirt')).toContain('"price":"59.00"');
    expect(await countStatements(get)).toBe(8);
    expect(await countStatements(get)).toBe(8);
  });

  test('of a category have the URL of the sitemap and a description of their own', async () => {
    const path = '/shop?category=men%27s+clothing';
    expect(await page('/sitemap.xml')).toContain(`/shop?category=men%27s+clothing</loc>`);
    const html = await page(path);
    expect(canonicalOf(html)).toMatch(/\/shop\?category=men%27s\+clothing$/);
    expect(contentOf(html, 'description')).toBe(
      'Men&#39;s Clothing at My shop: compare prices, ratings and what is in stock.',
    );
    const em = shop.app.orm.em.fork();
    await em.execute(
      `update categories set description = 'Made to **last**.' where slug = 'men''s clothing'`,
    );
    await shop.app.jobs.run('catalogue-version');
    expect(contentOf(await page(`${path}&sort=rating`), 'description')).toBe('Made to last.');
    expect(contentOf(await page('/shop'), 'description')).toMatch(/^The whole catalog/);
  });

  test('of a category have its own URL, and breadcrumbs of its parents', async () => {
    const em = shop.app.orm.em.fork();
    await em.execute(`insert into categories (id, slug, label, position, parent_id)
      select gen_random_uuid(), 'dress shirts', 'Dress Shirts', 0, id from categories where slug = 'men''s clothing'`);
    const trailIn = (html: string) =>
      /<script type="application\/ld\+json">[^<]*"BreadcrumbList".*?<\/script>/.exec(html)?.[0];
    const html = await page('/shop?sort=rating&category=dress+shirts');
    expect(html).toContain('<title>Dress Shirts - My shop</title>');
    expect(html).toMatch(/<h1[^>]*>Dress Shirts<\/h1>/);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/shop\?category=dress\+shirts"/);
    expect(trailIn(html)).toContain('/shop?category=men%27s+clothing');
    expect(trailIn(html)).toContain('"Dress Shirts"');
    for (const several of ['/shop?category=dress+shirts&q=shirt', '/shop?category=none']) {
      expect(await page(several)).toMatch(/<link rel="canonical" href="[^"]*\/shop"/);
    }
    expect(trailIn(await page('/shop/oxford-shirt'))).toContain('"Men\'s Clothing"');
    await em.execute(`update categories set is_visible = false where slug = 'men''s clothing'`);
    expect(trailIn(await page('/shop/oxford-shirt'))).not.toContain('Clothing');
    await em.execute(`update categories set is_visible = true where slug = 'men''s clothing'`);
  });

  test('of a category have its picture and description, also in the head, and its subcategories', async () => {
    const picture = (name: string) =>
      JSON.stringify({ alt: name, url: `/${name}.webp`, width: 640, height: 640, sources: [] });
    const em = shop.app.orm.em.fork();
    await em.execute(
      `update categories set picture = '${picture('menswear')}', description = 'Made to *last*.'
       where slug = 'men''s clothing'`,
    );
    await em.execute(`insert into categories (id, slug, label, position, parent_id, picture)
      select gen_random_uuid(), 'ties', 'Ties', 9, id, '${picture('tie')}' from categories where slug = 'men''s clothing'`);
    const html = await page("/shop?category=men's+clothing&sort=rating");
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/menswear.webp"/);
    expect(html).toContain('<p>Made to <em>last</em>.</p>');
    expect(html).toContain('<meta name="description" content="Made to last."');
    expect(html).toMatch(/<img[^>]*fetchPriority="high"[^>]*src="\/menswear.webp"/i);
    expect(html).toMatch(/<img[^>]*src="\/tie.webp"/);
    expect(html).toContain('category=ties&amp;sort=rating');
    expect(await page("/shop?category=men's+clothing&category=ties")).not.toContain('/tie.webp"');
  });

  test('have their content’s description in the head', async () => {
    await shop.app.orm.em.fork().execute(`update products set title = 'Linen Shirt' where id = '${shirt}'`);
    const html = await page('/shop/oxford-shirt');
    expect(html).toContain('<title>Linen Shirt - My shop</title>');
    expect(html).toMatch(/<h1[^>]*>Linen Shirt<\/h1>/);
  });

  test('are a 404 when their content does not exist', async () => {
    const { status, body } = await shop.client.rest<string>('/shop/00000000-0000-7000-8000-000000000000');
    expect(status).toBe(404);
    expect(body).toContain('<title>404 Not Found - My shop</title>');
    expect(body).toMatch(/<h1[^>]*>404 Not Found<\/h1>/);
  });
});
