import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { aBuiltWeb } from '../test/built-web.ts';
import { aProduct } from '../test/factories.ts';
import { aCustomer } from '../test/users.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';

const HOSTILE = '</script><script>alert(1)</script> $& $1';
const EMPTY = '<div id="root"></div>';

/** A page that the browser renders; without scripts, it shows a link back. */
const LEFT_TO_BROWSER = /<div id="root">\s*<noscript>[^]*href="\/shop"[^]*<\/noscript>\s*<\/div>/;

const built = `<!doctype html>
<html lang="en">
  <head>
    <title>As built</title>
    <script type="module" crossorigin src="/assets/app-abcdefgh.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-abcdefgh.js">
  </head>
  <body>
    ${EMPTY}
    <!-- ${'as long as a page is '.repeat(60)} -->
  </body>
</html>
`;

const manifest = {
  'src/early/start.ts': { file: 'assets/start-abcdefgh.js', isEntry: true },
  '_sizes.js': { name: 'size-guide-page', file: 'assets/sizes-abcdefgh.js' },
  '_app.js': { name: 'app', file: 'assets/app-abcdefgh.js' },
  '_contact.js': { name: 'contact-page', file: 'assets/contact-abcdefgh.js', imports: ['_app.js'] },
};

/** Replaces the pages' content; the e2e tests use the real one. */
const rendering = `
  async ({ url, run, renderedAt }) => {
    if (url === '/size-guide') throw new Error('There is a hole in the page');
    const query = '{ products(first: 1) { nodes { id title salePrice } } viewer { email } }';
    const { data } = await run({ query, variables: {} });
    return { html: '<h1>' + url + '</h1>', state: { renderedAt, data } };
  }
`;

let directory: string;
let shop: TestApp;
let product: string;

beforeAll(async () => {
  directory = aBuiltWeb({ page: built, manifest, rendering, files: { 'speculation-rules.json': '{}' } });
  shop = await startTestApp({ webDirectory: directory, logLevel: 'silent' });
  product = await aProduct(shop.app.orm.em.fork(), { title: HOSTILE, salePrice: 1990 });
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

test.each([
  ...[
    '/',
    '/shop',
    '/shop?q=mug',
    '/size-guide',
    '/contact',
    '/cart',
    '/wishlist',
    '/login',
    '/signup',
    '/account',
  ],
  ...['/checkout', '/category/home', '/admin', '/admin/orders', '/nowhere', '/shop/none', '/product'],
])('the page at %s is compressed, has security headers and is revalidated', async (path) => {
  const url = path === '/product' ? `/shop/${product}` : path;
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ] as const) {
    const { headers, body } = await get(url, { 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(body).toContain('<div id="root">');
    expect(headers.get('vary')).toMatch(/accept-encoding/i);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.client.rest<string>(path, { headers: { accept: 'text/html', ...headers } });
const STATE = /<script type="application\/json" id="page-state">(.*)<\/script>/;
const stateOf = (html: string) => JSON.parse(STATE.exec(html)?.[1] ?? 'null') as unknown;

describe('the server renders', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=letter', '/'],
    ['/shop', '/shop'],
    ['/shop?q=ring', '/shop?q=ring'],
    ['/contact', '/contact'],
  ])('%s as %s', async (path, renderedAs) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain(`<div id="root"><h1>${renderedAs}</h1></div>`);
  });

  test('a URL without a page, as one page for all of them', async () => {
    const { status, body } = await get('/nowhere/at/all');
    expect(status).toBe(404);
    expect(body).toContain('<h1>/not/found</h1>');
  });

  test('an unknown product, with a 404', async () => {
    const { status, body } = await get('/shop/nothing');
    expect(status).toBe(404);
    expect(body).toContain('<h1>/shop/nothing</h1>');
  });

  test('the login, which search engines must not index', async () => {
    const { body } = await get('/login?from=letter');
    expect(body).toContain('<div id="root"><h1>/login</h1></div>');
    expect(body).toContain('<meta name="robots" content="noindex" />');
  });

  test.each(['/cart', '/account/orders', '/signup', '/admin/products', '/admin/nothing'])(
    'not %s, which is private',
    async (path) => {
      expect((await get(path)).body).toMatch(LEFT_TO_BROWSER);
    },
  );
});

describe('the state for hydration', () => {
  test('is what was rendered, and cannot close its script element', async () => {
    const { body } = await get(`/shop/${product}`);
    expect(body.match(/<script/g)).toHaveLength(body.match(/<\/script>/g)?.length ?? 0);
    expect(body).not.toContain('<script>');
    expect(stateOf(body)).toMatchObject({
      renderedAt: shop.clock.now().getTime(),
      data: { products: { nodes: [{ title: HOSTILE, salePrice: 1990 }] } },
    });
  });

  test('is anonymous, whoever requests it', async () => {
    const { token } = await aCustomer(shop);
    const { body } = await get('/', { authorization: `Bearer ${token}` });
    expect(stateOf(body)).toMatchObject({ data: { viewer: null } });
  });

  test('has the current price', async () => {
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(ProductEntity, { id: product }, { salePrice: 1490 });
    expect(stateOf((await get(`/shop/${product}`)).body)).toMatchObject({
      data: { products: { nodes: [{ salePrice: 1490 }] } },
    });
  });
});

test('a page that cannot be rendered is left to the browser', async () => {
  const { status, body } = await get('/size-guide');
  expect(status).toBe(200);
  expect(body).toMatch(LEFT_TO_BROWSER);
  expect(body).not.toContain('page-state');
});

test('the server’s bundle is not served', async () => {
  expect((await get('/.server/entry-server.js')).status).toBeGreaterThanOrEqual(403);
});

test('a rendered page is revalidated, and not sent again', async () => {
  const etag = (await get('/shop')).headers.get('etag') ?? '';
  expect((await get('/shop', { 'if-none-match': etag })).status).toBe(304);
});

test('a rendered page contains the time, for countdowns on devices with a wrong clock', async () => {
  const { headers } = await get('/');
  expect(headers.get('server-timing')).toBe(`now;desc="${shop.clock.now().getTime()}"`);
});

test('a rendered page has speculation rules, and an empty one does not', async () => {
  const { headers } = await get('/shop');
  expect(headers.get('speculation-rules')).toBe('"/speculation-rules.json"');
  expect(headers.get('link')).toContain('</assets/start-abcdefgh.js>; rel=modulepreload; crossorigin');
  expect((await get('/cart')).headers.get('speculation-rules')).toBeNull();
  const rules = await shop.client.rest('/speculation-rules.json');
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
});

describe('scripts', () => {
  const WAITING = /<template id="page-scripts">([^]*?)<\/template>/;
  const scriptsIn = (html: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) => path);

  test('of a rendered page wait for the first paint', async () => {
    const { body } = await get('/contact');
    const waiting = WAITING.exec(body)?.[1] ?? '';
    expect(scriptsIn(waiting)).toEqual([
      '/assets/app-abcdefgh.js',
      '/assets/libraries-abcdefgh.js',
      '/assets/contact-abcdefgh.js',
    ]);
    expect(scriptsIn(body.replace(WAITING, ''))).toEqual(['/assets/start-abcdefgh.js']);
  });

  test.each([
    ['/cart', []],
    ['/size-guide', ['/assets/sizes-abcdefgh.js']],
  ])('of %s, which comes empty, load at once', async (path, own) => {
    const { body } = await get(path);
    expect(body).not.toContain('<template');
    expect(scriptsIn(body)).toEqual(['/assets/app-abcdefgh.js', '/assets/libraries-abcdefgh.js', ...own]);
  });
});
