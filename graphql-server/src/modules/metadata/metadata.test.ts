import { beforeAll, describe, expect, test } from 'vitest';
import { anApiKey } from '../../test/api-keys.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CopyWithMetadata,
  CountProducts,
  DeleteProduct,
  type MetadataKind,
  ReadMetadataInShop,
  ReadOwnMetadata,
  RestoreProduct,
  UpdateMetadata,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { aStaffMember } from '../../test/users.ts';
import { type Owners, someOwners, updateMetadata } from './metadata.fixtures.ts';

const shop = describeShop();
let owners: Owners;

beforeAll(async () => {
  owners = await someOwners(shop);
});

const update = (kind: MetadataKind, id: string, change: object, token = owners.admin.token) =>
  updateMetadata(shop, token, kind, id, change);

type Kept = Pick<UpdateMetadata['payload'], 'externalId' | 'metadata'>;

/** The metadata of the last object of a query. */
async function see(query: string, id: string, token?: string): Promise<Kept | null> {
  const data = await shop.client.data(query, { id }, token);
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  let node: unknown = data;
  while (node && typeof node === 'object' && !('externalId' in node))
    node = first(Object.values(node).at(-1));
  return (node as Kept | null | undefined) ?? null;
}

const FIELDS = '{ externalId metadata { key value } }';
const kinds: [kind: MetadataKind, id: () => string, query: string, list: (id: string) => string][] = [
  [
    'PRODUCT',
    () => owners.lamp,
    `query ($id: ID!) { product(id: $id) ${FIELDS} }`,
    (id) => `products(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
  [
    'VARIANT',
    () => owners.variant,
    `query ($id: ID!) { productVariants(filter: { ids: [$id] }) { nodes ${FIELDS} } }`,
    (id) => `productVariants(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
  [
    'CUSTOMER',
    () => owners.ada.userId,
    `query ($id: ID!) { customer(id: $id) ${FIELDS} }`,
    (id) => `customers(externalIds: ["${id}", "other"]) { nodes { id } totalCount }`,
  ],
  [
    'ORDER',
    () => owners.order,
    `query ($id: ID!) { order(id: $id) ${FIELDS} }`,
    (id) => `orders(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
];

describe.each(kinds)('for a %s, an integration', (kind, id, query, list) => {
  test('stores an external id and metadata, and finds it by the id', async () => {
    const externalId = `ERP ${kind}`;
    const set = [
      { key: 'weight class', value: 'B' },
      { key: 'erp', value: '{"any": "text"}' },
    ];
    const sorted = set.toReversed();
    expect(await update(kind, id(), { externalId, set })).toEqual({
      externalId,
      metadata: sorted,
      userErrors: [],
    });
    expect(await see(query, id(), owners.admin.token)).toEqual({ externalId, metadata: sorted });
    const result = await shop.client.data(`{ list: ${list(externalId)} }`, {}, owners.admin.token);
    expect(result).toEqual({ list: { nodes: [{ id: id() }], totalCount: 1 } });
    const unknown = await shop.client.data(`{ list: ${list('nothing')} }`, {}, owners.admin.token);
    expect(unknown).toEqual({ list: { nodes: [], totalCount: 0 } });
  });

  test('changes only the given entries', async () => {
    await update(kind, id(), { externalId: 'one', set: [{ key: 'a', value: '1' }], remove: ['erp'] });
    expect(await update(kind, id(), { set: [{ key: 'b', value: '2' }], remove: ['weight class'] })).toEqual({
      externalId: 'one',
      metadata: [
        { key: 'a', value: '1' },
        { key: 'b', value: '2' },
      ],
      userErrors: [],
    });
    expect((await update(kind, id(), { externalId: null })).externalId).toBeNull();
    expect((await update(kind, id(), { remove: ['a', 'b'] })).metadata).toEqual([]);
  });
});

test('order lines have metadata, too', async () => {
  const set = [{ key: 'batch', value: '7' }];
  expect((await update('ORDER_LINE', owners.line, { externalId: 'L-1', set })).userErrors).toEqual([]);
  expect(
    await see(`query ($id: ID!) { order(id: $id) { lines ${FIELDS} } }`, owners.order, owners.admin.token),
  ).toEqual({
    externalId: 'L-1',
    metadata: set,
  });
});

describe('an external id', () => {
  test('is unique per kind', async () => {
    const other = await aProduct(shop.app.orm.em.fork(), { title: 'Mug' });
    await update('PRODUCT', owners.lamp, { externalId: 'A-1' });
    expect(await update('PRODUCT', other, { externalId: 'A-1', set: [{ key: 'a', value: 'b' }] })).toEqual({
      externalId: null,
      metadata: null,
      userErrors: [{ code: 'EXTERNAL_ID_TAKEN', field: ['externalId'] }],
    });
    expect((await update('PRODUCT', owners.lamp, { externalId: 'A-1' })).userErrors).toEqual([]);
    expect((await update('ORDER', owners.order, { externalId: 'A-1' })).userErrors).toEqual([]);
  });

  test('is given to one of two concurrent requests', async () => {
    const both = [await aProduct(shop.app.orm.em.fork()), await aProduct(shop.app.orm.em.fork())];
    const answers = await Promise.all(both.map((id) => update('PRODUCT', id, { externalId: 'race' })));
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual([
      'EXTERNAL_ID_TAKEN',
    ]);
  });

  test('of a deleted product can be reused', async () => {
    const gone = await aProduct(shop.app.orm.em.fork());
    await update('PRODUCT', gone, { externalId: 'again', set: [{ key: 'a', value: 'b' }] });
    await shop.client.data(DeleteProduct, { id: gone }, owners.admin.token);
    expect((await update('PRODUCT', owners.lamp, { externalId: 'again' })).userErrors).toEqual([]);
    await shop.client.data(RestoreProduct, { id: gone }, owners.admin.token);
    expect(await see(kinds[0]?.[2] ?? '', gone, owners.admin.token)).toEqual({
      externalId: null,
      metadata: [{ key: 'a', value: 'b' }],
    });
  });

  test('is not copied with a product', async () => {
    await update('PRODUCT', owners.lamp, { externalId: 'original' });
    const { product } = await shop.client.payload(CopyWithMetadata, { id: owners.lamp }, owners.admin.token);
    expect(product).toEqual({ externalId: null, metadata: [] });
  });
});

test.each([
  ['PRODUCT', 'nonsense'],
  ['PRODUCT', '019a1f60-5b00-7000-8000-000000000001'],
  ['VARIANT', '019a1f60-5b00-7000-8000-000000000001'],
  ['ORDER_LINE', '019a1f60-5b00-7000-8000-000000000001'],
] as const)('an unknown owner is rejected: %s %s', async (kind, id) => {
  expect((await update(kind, id, { externalId: 'x' })).userErrors).toEqual([
    { code: 'NOT_FOUND', field: ['id'] },
  ]);
});

test('staff are not customers', async () => {
  expect((await update('CUSTOMER', owners.admin.userId, {})).userErrors[0]?.code).toBe('NOT_FOUND');
  expect((await update('ORDER', owners.lamp, {})).userErrors[0]?.code).toBe('NOT_FOUND');
});

describe('shoppers', () => {
  beforeAll(async () => {
    const set = [{ key: 'secret', value: 'margin 40 %' }];
    for (const [kind, id] of kinds) await update(kind, id(), { externalId: `secret ${kind}`, set });
    await update('ORDER_LINE', owners.line, { externalId: 'secret line', set });
  });

  test.each([
    ['a visitor', () => undefined],
    ['a customer', () => owners.ada.token],
  ])('cannot read it: %s', async (_, token) => {
    const answer = await shop.client.data(ReadMetadataInShop, { id: owners.lamp }, token());
    expect(JSON.stringify(answer)).not.toMatch(/secret/);
    const filter = { externalIds: ['secret PRODUCT'] };
    const { errors } = await shop.client.graphql(CountProducts, { filter }, token());
    expect(errors[0]?.extensions.code).toBe(token() ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });

  test('cannot read it in their own order and account', async () => {
    const own = await shop.client.data(ReadOwnMetadata, { id: owners.order }, owners.ada.token);
    const nothing = { externalId: null, metadata: [] };
    expect(own).toEqual({ order: { ...nothing, lines: [nothing] }, viewer: nothing });
  });

  test('cannot read it in a cached response', async () => {
    const readProduct = async (token?: string) => {
      await shop.app.jobs.run('catalogue-version');
      return see(`query ($id: ID!) { product(id: $id) ${FIELDS} }`, owners.lamp, token);
    };
    for (const token of [
      owners.admin.token,
      undefined,
      owners.admin.token,
      undefined,
      undefined,
      undefined,
      owners.admin.token,
    ])
      expect((await readProduct(token))?.externalId).toBe(token ? 'secret PRODUCT' : null);
  });

  test('cannot read it by REST', async () => {
    const texts = await Promise.all(
      ['/api/getProducts', `/api/users/${owners.ada.userId}`, '/api/getOrders'].map(async (path) =>
        JSON.stringify((await shop.client.rest(path, { token: owners.ada.token })).body),
      ),
    );
    expect(texts.join(' ')).not.toMatch(/secret/);
  });
});

describe('permissions to change it', () => {
  test.each([
    ['PRODUCT', () => owners.lamp, 'products:write'],
    ['VARIANT', () => owners.variant, 'products:write'],
    ['CUSTOMER', () => owners.ada.userId, 'customers:write'],
    ['ORDER', () => owners.order, 'orders:write'],
    ['ORDER_LINE', () => owners.line, 'orders:write'],
  ] as const)('depend on the kind: %s', async (kind, id, needed) => {
    const owner = await aStaffMember(shop, 'OWNER');
    const all = ['products:write', 'customers:write', 'orders:write'] as const;
    const set = [{ key: 'by', value: 'key' }];
    const may = await anApiKey(shop, owner, [needed]);
    expect((await update(kind, id(), { set }, may.token)).userErrors).toEqual([]);
    const mayNot = await anApiKey(
      shop,
      owner,
      all.filter((permission) => permission !== needed),
    );
    const { errors } = await shop.client.graphql(UpdateMetadata, { kind, id: id(), set }, mayNot.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
