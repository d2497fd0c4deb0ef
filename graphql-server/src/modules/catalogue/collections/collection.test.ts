import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  type CollectionMatch,
  type CollectionResult,
  CreateCollection,
  DeleteCollection,
  FindCollection,
  ListTitles,
  type ListTitlesVariables,
  PreviewCollection,
  RestoreCollection,
  UpdateCollection,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { aPicture, uploadAsset } from '../../../test/pictures.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';

const shop = describeShop();
let admin: string;
let customer: string;
const ids = new Map<string, string>();

beforeAll(async () => {
  ({ token: admin } = await anAdmin(shop));
  ({ token: customer } = await aCustomer(shop));
  const em = shop.app.orm.em.fork();
  const add = async (title: string, fields: Parameters<typeof aProduct>[1]) =>
    ids.set(title, await aProduct(em, { title, position: ids.size, ...fields }));
  await add('Boots', { category: 'Shoes', salePrice: 9000, isNew: true, tags: ['winter', 'gift'] });
  await add('Sandals', { category: 'Shoes', salePrice: 3000, regularPrice: 4000 });
  await add('Cap', { category: 'Hats', salePrice: 2000, stock: 0 });
  await add('Beret', { category: 'Hats', salePrice: 5000, regularPrice: 5000 });
});

const create = async (input: object) => (await shop.client.data(CreateCollection, { input }, admin)).payload;
const update = async (id: string, input: object) =>
  (await shop.client.data(UpdateCollection, { id, input }, admin)).payload;

async function made(input: object): Promise<NonNullable<CollectionResult['collection']>> {
  const { collection, userErrors } = await create(input);
  if (!collection) throw new Error(JSON.stringify(userErrors));
  return collection;
}

async function titlesIn(
  handle: string,
  variables: ListTitlesVariables = {},
  token?: string,
): Promise<string[]> {
  const { products } = await shop.client.data(
    ListTitles,
    { filter: { collection: handle }, ...variables },
    token,
  );
  expect(products.totalCount).toBe(products.nodes.length);
  return products.nodes.map(({ title }) => title);
}

const productIds = (...titles: string[]) => titles.map((title) => ids.get(title) ?? '');

describe('a collection by conditions', () => {
  test.each<[CollectionMatch, object[], string[]]>([
    ['ALL', [{ kind: 'CATEGORY', category: 'shoes' }], ['Boots', 'Sandals']],
    ['ALL', [{ kind: 'CATEGORY', category: 'nothing' }], []],
    ['ALL', [{ kind: 'PRICE', minPrice: 3000, maxPrice: 5000 }], ['Sandals', 'Beret']],
    ['ALL', [{ kind: 'PRICE', maxPrice: 2999 }], ['Cap']],
    ['ALL', [{ kind: 'PRICE', minPrice: 5001 }], ['Boots']],
    ['ALL', [{ kind: 'NEW' }], ['Boots']],
    ['ALL', [{ kind: 'DISCOUNTED' }], ['Sandals']],
    ['ALL', [{ kind: 'TAG', tag: 'winter' }], ['Boots']],
    ['ALL', [{ kind: 'TAG', tag: ' Winter ' }], ['Boots']],
    ['ALL', [{ kind: 'TAG', tag: 'wint' }], []],
    ['ALL', [{ kind: 'IN_STOCK' }], ['Boots', 'Sandals', 'Beret']],
    ['ALL', [{ kind: 'CATEGORY', category: 'hats' }, { kind: 'IN_STOCK' }], ['Beret']],
    ['ANY', [{ kind: 'NEW' }, { kind: 'DISCOUNTED' }], ['Boots', 'Sandals']],
    ['ALL', [{ kind: 'NEW' }, { kind: 'DISCOUNTED' }], []],
  ])('of %s %j shows %j, and so does its preview', async (match, conditions, titles) => {
    const { handle } = await made({ title: 'Rules', kind: 'RULES', match, conditions });
    expect(await titlesIn(handle)).toEqual(titles);
    const { collectionPreview } = await shop.client.data(PreviewCollection, { match, conditions }, admin);
    expect(collectionPreview).toEqual({
      nodes: titles.map((title) => ({ title })),
      totalCount: titles.length,
    });
  });

  test('includes products added later, and can be filtered and sorted like the catalogue', async () => {
    const { handle } = await made({
      title: 'Hats',
      kind: 'RULES',
      conditions: [{ kind: 'CATEGORY', category: 'hats' }],
    });
    expect(await titlesIn(handle, { sort: 'PRICE_DESC' })).toEqual(['Beret', 'Cap']);
    expect(await titlesIn(handle, { filter: { collection: handle, inStock: true } })).toEqual(['Beret']);
    expect(await titlesIn(handle, { filter: { collection: handle, text: 'cap' } })).toEqual(['Cap']);
    const em = shop.app.orm.em.fork();
    const id = await aProduct(em, { title: 'Turban', category: 'Hats', position: 9 });
    expect(await titlesIn(handle)).toEqual(['Cap', 'Beret', 'Turban']);
    await em.execute('update products set deleted_at = now() where id = ?', [id]);
    expect(await titlesIn(handle)).toEqual(['Cap', 'Beret']);
  });

  test('a preview of incomplete conditions shows nothing', async () => {
    const incomplete = { match: 'ALL' as const, conditions: [{ kind: 'PRICE' as const }] };
    const { collectionPreview } = await shop.client.data(PreviewCollection, incomplete, admin);
    expect(collectionPreview).toEqual({ totalCount: 0, nodes: [] });
  });
});

describe('a manual collection', () => {
  test('shows its products in their order, page by page', async () => {
    const { id, handle } = await made({
      title: 'Chosen',
      kind: 'MANUAL',
      productIds: productIds('Beret', 'Boots', 'Cap'),
    });
    expect(await titlesIn(handle)).toEqual(['Beret', 'Boots', 'Cap']);
    expect(await titlesIn(handle, { sort: 'PRICE_ASC' })).toEqual(['Cap', 'Beret', 'Boots']);
    const page = async (after: string | null) =>
      (await shop.client.data(ListTitles, { first: 2, after, filter: { collection: handle } })).products;
    const first = await page(null);
    expect(first.nodes).toEqual([{ title: 'Beret' }, { title: 'Boots' }]);
    expect((await page(first.pageInfo.endCursor)).nodes).toEqual([{ title: 'Cap' }]);
    await update(id, { productIds: productIds('Cap', 'Beret') });
    expect(await titlesIn(handle)).toEqual(['Cap', 'Beret']);
    await update(id, { title: 'Picked' });
    expect(await titlesIn(handle)).toEqual(['Cap', 'Beret']);
  });

  test('has the state that the last of several simultaneous changes set', async () => {
    const { id, handle } = await made({ title: 'Race', kind: 'MANUAL', productIds: productIds('Cap') });
    const choices = [
      ['Cap', 'Beret'],
      ['Beret', 'Boots'],
      ['Boots', 'Cap'],
    ];
    const payloads = await Promise.all(
      choices.map((titles) => update(id, { productIds: productIds(...titles) })),
    );
    expect(payloads.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(choices).toContainEqual(await titlesIn(handle));
  });

  test('can become one by conditions, and vice versa', async () => {
    const { id, handle } = await made({ title: 'Both', kind: 'MANUAL', productIds: productIds('Cap') });
    expect((await update(id, { kind: 'RULES' })).userErrors[0]).toMatchObject({
      field: ['input', 'conditions'],
    });
    expect(await titlesIn(handle)).toEqual(['Cap']);
    const { collection } = await update(id, { kind: 'RULES', conditions: [{ kind: 'NEW' }] });
    expect(collection).toMatchObject({ kind: 'RULES', conditions: [{ kind: 'NEW', category: null }] });
    expect(await titlesIn(handle)).toEqual(['Boots']);
    expect((await update(id, { kind: 'MANUAL' })).collection?.conditions).toEqual([]);
    expect(await titlesIn(handle)).toEqual([]);
  });
});

test('only admins see a hidden collection', async () => {
  const { id, handle } = await made({
    title: 'Secret',
    kind: 'MANUAL',
    productIds: productIds('Cap'),
    isVisible: false,
  });
  const find = (token?: string) => shop.client.data(FindCollection, { handle }, token);
  for (const token of [undefined, customer]) {
    const { collection, collections } = await find(token);
    expect(collection).toBeNull();
    expect(collections).not.toContainEqual({ id });
    expect(await titlesIn(handle, {}, token)).toEqual([]);
  }
  expect((await find(admin)).collection).toEqual({ id });
  expect(await titlesIn(handle, {}, admin)).toEqual(['Cap']);
});

test('handles are unique and permanent', async () => {
  expect((await made({ title: 'Été!', kind: 'MANUAL' })).handle).toBe('ete');
  const { id, handle } = await made({ title: 'Ete', kind: 'MANUAL' });
  expect(handle).toBe('ete-2');
  expect((await update(id, { title: 'Winter' })).collection).toMatchObject({
    title: 'Winter',
    handle: 'ete-2',
  });
  expect((await create({ title: 'A', kind: 'MANUAL', handle: 'ete' })).userErrors).toEqual([
    { code: 'HANDLE_TAKEN', field: ['input', 'handle'] },
  ]);
});

test.each([
  ['an empty title', { title: ' ', kind: 'MANUAL' }, ['input', 'title']],
  ['a handle with invalid characters', { title: 'A', kind: 'MANUAL', handle: 'Ä b' }, ['input', 'handle']],
  ['no conditions', { title: 'A', kind: 'RULES' }, ['input', 'conditions']],
  ['an unknown product', { title: 'A', kind: 'MANUAL', productIds: [newId()] }, ['input', 'productIds', '0']],
  ['a repeated product', { title: 'A', kind: 'MANUAL', productIds: ['a', 'a'] }, ['input', 'productIds']],
  [
    'an unknown picture',
    { title: 'A', kind: 'MANUAL', picture: { assetId: newId(), alt: 'A' } },
    ['input', 'picture'],
  ],
])('rejects %s, and stores nothing', async (_what, input, field) => {
  const { collection, userErrors } = await create(input);
  expect(collection).toBeNull();
  expect(userErrors[0]?.field?.slice(0, field.length)).toEqual(field);
});

test('a collection keeps its picture, can be deleted, and is restored unchanged', async () => {
  const asset = await uploadAsset(shop.client, admin, await aPicture('red').png().toBuffer());
  const { id, handle } = await made({
    title: 'Pictured',
    kind: 'MANUAL',
    productIds: productIds('Cap'),
    picture: { assetId: asset.body._id, alt: 'A cap' },
  });
  const isKept = async () => {
    const em = shop.app.orm.em.fork();
    await em.execute(`update assets set used_at = now() - interval '100 years'`);
    await shop.app.jobs.run('assets');
    return (await em.execute('select id from assets')).length > 0;
  };
  expect(await isKept()).toBe(true);
  expect(await shop.client.data(DeleteCollection, { id }, admin)).toEqual({
    payload: { collectionId: id, userErrors: [] },
  });
  expect(await titlesIn(handle)).toEqual([]);
  expect(await isKept()).toBe(true);
  expect((await update(id, { title: 'Gone' })).userErrors[0]?.code).toBe('NOT_FOUND');
  const { payload } = await shop.client.data(DeleteCollection, { id }, admin);
  expect(payload).toEqual({ collectionId: null, userErrors: [{ code: 'NOT_FOUND', field: ['id'] }] });

  const restore = async () => (await shop.client.data(RestoreCollection, { id }, admin)).payload;
  const inBin = () =>
    shop.client.data('{ deletedCollections { handle } collection(handle: "pictured") { title } }', {}, admin);
  expect(await inBin()).toEqual({ deletedCollections: [{ handle }], collection: null });
  expect((await made({ title: 'Pictured', kind: 'MANUAL', productIds: [] })).handle).toBe(handle);
  expect((await restore()).collection).toMatchObject({
    handle: 'pictured-2',
    picture: { assetId: asset.body._id },
  });
  expect(await titlesIn('pictured-2')).toEqual(['Cap']);
  expect(await inBin()).toEqual({ deletedCollections: [], collection: { title: 'Pictured' } });
  expect((await restore()).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
});
