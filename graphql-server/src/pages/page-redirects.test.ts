import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBuiltWeb } from '../test/built-web.ts';
import { CreateRedirect, ReadNotFoundUrls } from '../test/documents.generated.ts';
import { aProduct } from '../test/factories.ts';
import { startTestApp, type TestApp } from '../test/start-test-app.ts';
import { anAdmin } from '../test/users.ts';

let directory: string;
let shop: TestApp;
let admin: string;

beforeAll(async () => {
  directory = aBuiltWeb();
  shop = await startTestApp({ webDirectory: directory });
  ({ token: admin } = await anAdmin(shop));
});
afterAll(async () => {
  await shop.stop();
  rmSync(directory, { recursive: true });
});

/** As a browser requests a page. */
const open = async (path: string, headers: Record<string, string> = { accept: 'text/html' }) => {
  const response = await fetch(shop.client.address + path, { redirect: 'manual', headers });
  return [response.status, response.headers.get('location')];
};
const redirect = (path: string, target: string) =>
  shop.client.data(CreateRedirect, { input: { path, target } }, admin);
const change = (mutation: string) =>
  shop.client.data<Record<string, { id?: string }>>(`mutation { ${mutation} }`, {}, admin);

test('URLs of another shop redirect permanently, whatever they look like', async () => {
  await redirect('/products/*', '/shop/*');
  await redirect('/old-tee.html', '/shop/tee');
  await redirect('/index.php?id_product=7', '/shop/tee');
  await redirect('/?p=12', '/contact');
  await redirect('/story', 'https://blog.example/story');
  expect(await open('/products/tee?variant=7')).toEqual([301, '/shop/tee?variant=7']);
  expect(await open('/products/tee', { accept: '*/*' })).toEqual([301, '/shop/tee']);
  expect(await open('/old-tee.html')).toEqual([301, '/shop/tee']);
  expect(await open('/index.php?id_product=7&utm_source=x')).toEqual([301, '/shop/tee']);
  expect(await open('/?p=12')).toEqual([301, '/contact']);
  expect(await open('/?p=13')).toEqual([200, null]);
  expect(await open('/story')).toEqual([301, 'https://blog.example/story']);
});

test('a page of the shop wins', async () => {
  await aProduct(shop.app.orm.em.fork(), { title: 'Mug' });
  for (const path of ['/shop/mug', '/contact']) {
    await redirect(path, '/shop');
    expect(await open(path)).toEqual([200, null]);
  }
});

test('what is renamed or deleted redirects', async () => {
  const id = await aProduct(shop.app.orm.em.fork(), { title: 'Tea pot', position: 2 });
  await change(`productUpdate(id: "${id}", input: { handle: "teapot" }) { product { id } }`);
  await redirect('/products/teapot', '/shop/teapot');
  await change(`productDelete(id: "${id}") { productId }`);
  const [status, location] = await open('/shop/teapot');
  expect(status).toBe(301);
  expect(location).toMatch(/^\/shop\?category=/);
  expect(await open('/shop/tea-pot')).toEqual([301, location]);
  await change(`productRestore(id: "${id}") { product { id } }`);
  expect(await open('/shop/teapot')).toEqual([200, null]);
  expect(await open('/shop/tea-pot')).toEqual([301, '/shop/teapot']);
  expect(await open('/products/teapot')).toEqual([301, '/shop/teapot']);

  const collection = await change(
    `collectionCreate(input: { title: "Winter", kind: RULES, conditions: [{ kind: NEW }] }) { id: collection { id } }`,
  );
  await change(`collectionDelete(id: "${idIn(collection)}") { collectionId }`);
  expect(await open('/collections/winter')).toEqual([301, '/shop']);

  const page = idIn(await change(`pageCreate(input: { title: "Our story" }) { id: page { id } }`));
  await change(`pageUpdate(id: "${page}", input: { handle: "draft-story" }) { page { id } }`);
  // Nobody has seen the draft.
  expect(await open('/our-story')).toEqual([404, null]);
  await change(`pagePublish(id: "${page}") { page { id } }`);
  await change(`pageUpdate(id: "${page}", input: { handle: "story-of-us" }) { page { id } }`);
  await change(`pageUpdate(id: "${page}", input: { handle: "history" }) { page { id } }`);
  expect(await open('/draft-story')).toEqual([301, '/history']);
  expect(await open('/story-of-us')).toEqual([301, '/history']);
  // Back to a former handle: no circle remains, not even once the page is gone.
  await change(`pageUpdate(id: "${page}", input: { handle: "draft-story" }) { page { id } }`);
  expect(await open('/draft-story')).toEqual([200, null]);
  await change(`pageDelete(id: "${page}") { pageId }`);
  expect(await open('/history')).toEqual([301, '/draft-story']);
  expect(await open('/draft-story')).toEqual([404, null]);
});

test('the most requested URLs without a page are listed until they redirect', async () => {
  for (const path of ['/pages/size', '/pages/size/?utm_source=x', '/pages/size', '/lost.html'])
    await open(path);
  await open('/unsubscribe?email=ada@example.com');
  // Programs, scans, files, what no browser requests, and what may be a secret.
  for (const path of ['/reset/0123456789abcdef0123456789abcdef', '/of/ada@example.com']) await open(path);
  await open('/missing', { accept: '*/*' });
  for (const path of ['/wp-login.php', '/.env', '/a/.git/config', '/picture.png']) await open(path);
  const listed = async () => {
    await shop.app.jobs.run('not-found-urls');
    const { notFoundUrls } = await shop.client.data(ReadNotFoundUrls, {}, admin);
    return notFoundUrls.filter(({ path }) => !/story/.test(path)).filter(({ path }) => path !== '/index.php');
  };
  const lost = { path: '/lost.html', requestCount: 1 };
  const personal = { path: '/unsubscribe', requestCount: 1 };
  expect(await listed()).toEqual([{ path: '/pages/size', requestCount: 3 }, lost, personal]);
  await open('/pages/size');
  expect(await listed()).toEqual([{ path: '/pages/size', requestCount: 4 }, lost, personal]);
  await redirect('/pages/*', '/size-guide');
  expect(await listed()).toEqual([lost, personal]);
});

function idIn(data: Record<string, { id?: { id: string } | string }>): string {
  const [payload] = Object.values(data);
  const id = payload?.id;
  return typeof id === 'object' ? id.id : (id ?? '');
}
