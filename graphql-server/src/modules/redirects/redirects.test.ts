import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CreateRedirect,
  DeleteRedirect,
  ReadRedirects,
  ReadRedirectTarget,
  UpdateRedirect,
} from '../../test/documents.generated.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { checkFile, importFile } from '../imports/import.fixtures.ts';

const shop = describeShop({ settings: { publicUrl: 'https://shop.example' } });
let admin: Person;

beforeEach(async () => {
  admin = await anAdmin(shop);
  await shop.app.orm.em.fork().execute('delete from url_redirects');
});

const create = async (path: string, target: string) =>
  (await shop.client.data(CreateRedirect, { input: { path, target } }, admin.token)).payload;
const update = async (id: string, path: string, target: string) =>
  (await shop.client.data(UpdateRedirect, { id, input: { path, target } }, admin.token)).payload;
const targetOf = async (url: string) => (await shop.client.data(ReadRedirectTarget, { url })).redirectTarget;
const list = async (variables: { first?: number; after?: string; search?: string } = {}) =>
  (await shop.client.data(ReadRedirects, { first: 100, ...variables }, admin.token)).redirects;

test('a redirect is added, changed and deleted', async () => {
  const { redirect, userErrors } = await create('https://old.example/Products/Tee/', 'shop/tee');
  expect(userErrors).toEqual([]);
  expect(redirect).toMatchObject({ path: '/products/tee', target: '/shop/tee' });
  expect(await targetOf('/products/TEE?x=1')).toBe('/shop/tee?x=1');

  const id = redirect?.id ?? '';
  await update(id, '/products/t-shirt', '/shop');
  expect(await targetOf('/products/tee')).toBeNull();
  expect(await targetOf('/products/t-shirt')).toBe('/shop');

  const { payload } = await shop.client.data(DeleteRedirect, { id }, admin.token);
  expect(payload).toEqual({ redirectId: id, userErrors: [] });
  expect(await targetOf('/products/t-shirt')).toBeNull();
});

test('the longest wildcard applies, and none to the API', async () => {
  await create('/*', '/');
  await create('/products/*', '/shop/*');
  await create('/products/100%_*', '/shop/full/*');
  expect(await targetOf('/products/mug')).toBe('/shop/mug');
  expect(await targetOf('/products/100%25_cotton')).toBe('/shop/full/cotton');
  expect(await targetOf('/anything/else')).toBe('/');
  expect(await targetOf('/api/nothing')).toBeNull();
});

test('the list is newest first, in pages, and can be searched', async () => {
  for (const name of ['one', 'two', 'three']) await create(`/${name}`, '/shop');
  const first = await list({ first: 2 });
  expect(first.totalCount).toBe(3);
  expect(first.nodes.map(({ path }) => path)).toEqual(['/three', '/two']);
  const rest = await list({ first: 2, after: first.pageInfo.endCursor ?? '' });
  expect(rest.nodes.map(({ path }) => path)).toEqual(['/one']);
  expect((await list({ search: 'TW' })).nodes).toEqual([{ path: '/two', target: '/shop' }]);
  expect((await list({ search: '%' })).totalCount).toBe(0);
});

describe('rejected is', () => {
  test('a second redirect from a URL', async () => {
    await create('/old', '/shop');
    const other = await create('/other', '/shop');
    const taken = { code: 'INVALID_VALUE', field: ['input', 'path'] };
    expect((await create('/OLD/', '/contact')).userErrors).toMatchObject([taken]);
    expect((await update(other.redirect?.id ?? '', '/old', '/contact')).userErrors).toMatchObject([taken]);
    expect(await targetOf('/old')).toBe('/shop');
  });

  test.each([
    ['to itself', [], ['/a', '/A/']],
    ['back', [['/b', '/a']], ['/a', '/b']],
    [
      'back over others',
      [
        ['/b', '/c'],
        ['/c', '/d?x=1'],
      ],
      ['/d', '/b'],
    ],
    ['into its own wildcard', [], ['/a/*', '/a/b/*']],
    ['over a wildcard', [['/b/*', '/c/*']], ['/c/*', '/b/*']],
    ['through the new wildcard', [['/b', '/a-b']], ['/a-*', '/*']],
    ['through the full URL', [['/b', 'https://shop.example/a']], ['/a', 'https://shop.example/b']],
  ] as const)('one that leads %s', async (_where, before, [path, target]) => {
    for (const [from, to] of before) expect((await create(from, to)).userErrors).toEqual([]);
    expect((await create(path, target)).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'target'] },
    ]);
  });

  test('a change that makes a circle', async () => {
    await create('/b', '/a');
    const { redirect } = await create('/a', '/shop');
    expect((await update(redirect?.id ?? '', '/a', '/b')).userErrors).toMatchObject([
      { code: 'INVALID_VALUE', field: ['input', 'target'] },
    ]);
  });

  test('the 201st wildcard', async () => {
    await shop.app.orm.em.fork().execute(`insert into url_redirects (id, path, target, created_at)
      select gen_random_uuid(), '/' || number || '/*', '/shop', now() from generate_series(1, 200) number`);
    expect((await create('/more/*', '/shop')).userErrors[0]?.code).toBe('INVALID_VALUE');
    expect((await create('/more', '/shop')).userErrors).toEqual([]);
  });

  test.each([newId(), 'junk'])('a change of %s, which does not exist', async (id) => {
    expect((await update(id, '/a', '/shop')).userErrors).toMatchObject([
      { code: 'NOT_FOUND', field: ['id'] },
    ]);
  });
});

describe('a file of redirects', () => {
  const file = (...lines: string[]) => ({
    path: 'redirects',
    text: ['Redirect from,Redirect to', ...lines].join('\n'),
  });

  test('adds and changes them, and changes nothing the second time', async () => {
    await create('/products/mug', '/shop');
    const text = file('/products/tee,/shop/tee', '/products/mug,/shop/mug', '"/pages/a, b",/contact');
    expect(await importFile(shop, admin, text)).toMatchObject({ createdCount: 2, changedCount: 1 });
    expect(await targetOf('/pages/a,%20b')).toBe('/contact');
    expect(await targetOf('/products/mug')).toBe('/shop/mug');
    expect(await checkFile(shop, admin, text)).toMatchObject({ createdCount: 0, changedCount: 0 });
    const { body } = await shop.client.rest<string>('/api/exports/redirects.csv', { token: admin.token });
    expect(body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
      'Redirect from,Redirect to',
      '"/pages/a, b",/contact',
      '/products/mug,/shop/mug',
      '/products/tee,/shop/tee',
    ]);
  });

  test('with errors names row and column, and adds nothing', async () => {
    const checked = await checkFile(
      shop,
      admin,
      file('/a,/shop', '/A/,/contact', '/b,//evil.example', '/c,/d', '/d,/c', ',/shop'),
    );
    expect(checked.state).toBe('INVALID');
    const errors = checked.entries.filter(({ kind }) => kind === 'ERROR');
    expect(errors.map(({ line, column }) => [line, column])).toEqual([
      [3, 'Redirect from'],
      [4, 'Redirect to'],
      [6, 'Redirect to'],
      [7, 'Redirect from'],
    ]);
    expect((await list()).totalCount).toBe(0);
  });

  test('with a row that leads back to one long before it has an error in the check', async () => {
    const others = Array.from({ length: 250 }, (_, index) => `/old/${index},/shop`);
    const checked = await checkFile(shop, admin, file('/a,/b', ...others, '/b,/a'));
    expect(checked).toMatchObject({ state: 'INVALID', errorCount: 1, createdCount: 251 });
  });
});
