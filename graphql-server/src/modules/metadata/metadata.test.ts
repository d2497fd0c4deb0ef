import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { anApiKey } from '../../test/api-keys.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { lineOf, recordedDuring } from '../audit/audit.fixtures.ts';
import { webhooksOf } from '../webhooks/webhook.fixtures.ts';

const shop = describeShop();
const db = () => shop.app.orm.em.fork().getKysely();
let admin: Person;
let ada: Person;
let lamp: string;
let variant: string;
let order: string;
let line: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 50 });
  const owner = await shop.client.data<{ product: { variants: { id: string }[] } }>(
    'query ($id: ID!) { product(id: $id) { variants { id } } }',
    { id: lamp },
  );
  variant = owner.product.variants[0]?.id ?? '';
  ({ order, line } = await place());
});

async function place(): Promise<{ order: string; line: string }> {
  const id = await anOrder(shop.client, ada, anOrderInput({ productId: lamp, quantity: 1 }));
  const placed = await shop.client.data<{ order: { lines: { id: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { lines { id } } }',
    { id },
    admin.token,
  );
  return { order: id, line: placed.order.lines[0]?.id ?? '' };
}

interface Kept {
  externalId: string | null;
  metadata: { key: string; value: string }[];
}
interface Payload extends Kept {
  userErrors: { code: string; field: string[] | null }[];
}

const UPDATE = `mutation ($kind: MetadataKind!, $id: ID!, $externalId: String, $set: [MetadataEntryInput!], $remove: [String!]) {
  payload: metadataUpdate(kind: $kind, id: $id, externalId: $externalId, set: $set, remove: $remove) {
    externalId metadata { key value } userErrors { code field }
  }
}`;
const update = async (kind: string, id: string, change: object, token = admin.token) =>
  (await shop.client.data<{ payload: Payload }>(UPDATE, { kind, id, ...change }, token)).payload;

/** What a query that ends with the fields shows of the last object in it. */
async function see(query: string, id: string, token?: string): Promise<Kept | null> {
  const data = await shop.client.data(query, { id }, token);
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  let found: unknown = data;
  while (found && typeof found === 'object' && !('externalId' in found))
    found = first(Object.values(found).at(-1));
  return (found as Kept | null | undefined) ?? null;
}

const FIELDS = '{ externalId metadata { key value } }';
const kinds: [kind: string, id: () => string, query: string, list: (id: string) => string][] = [
  [
    'PRODUCT',
    () => lamp,
    `query ($id: ID!) { product(id: $id) ${FIELDS} }`,
    (id) => `products(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
  [
    'VARIANT',
    () => variant,
    `query ($id: ID!) { productVariants(filter: { ids: [$id] }) { nodes ${FIELDS} } }`,
    (id) => `productVariants(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
  [
    'CUSTOMER',
    () => ada.userId,
    `query ($id: ID!) { customer(id: $id) ${FIELDS} }`,
    (id) => `customers(externalIds: ["${id}", "other"]) { nodes { id } totalCount }`,
  ],
  [
    'ORDER',
    () => order,
    `query ($id: ID!) { order(id: $id) ${FIELDS} }`,
    (id) => `orders(filter: { externalIds: ["${id}", "other"] }) { nodes { id } totalCount }`,
  ],
];

describe.each(kinds)('of a %s, a program', (kind, id, query, list) => {
  test('keeps an external id and metadata, and finds it by the id', async () => {
    const externalId = `ERP ${kind}`;
    const set = [
      { key: 'weight class', value: 'B' },
      { key: 'erp', value: '{"any": "text"}' },
    ];
    const sorted = set.toReversed();
    expect(await update(kind, id(), { externalId, set })).toEqual({
      ...{ externalId, metadata: sorted, userErrors: [] },
    });
    expect(await see(query, id(), admin.token)).toEqual({ externalId, metadata: sorted });
    const found = await shop.client.data(`{ list: ${list(externalId)} }`, {}, admin.token);
    expect(found).toEqual({ list: { nodes: [{ id: id() }], totalCount: 1 } });
    const unknown = await shop.client.data(`{ list: ${list('nothing')} }`, {}, admin.token);
    expect(unknown).toEqual({ list: { nodes: [], totalCount: 0 } });
  });

  test('changes what it names, and nothing else', async () => {
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

test('a line of an order has them, too', async () => {
  const set = [{ key: 'batch', value: '7' }];
  expect((await update('ORDER_LINE', line, { externalId: 'L-1', set })).userErrors).toEqual([]);
  expect(await see(`query ($id: ID!) { order(id: $id) { lines ${FIELDS} } }`, order, admin.token)).toEqual({
    externalId: 'L-1',
    metadata: set,
  });
});

describe('an external id', () => {
  test('is unique among its kind alone', async () => {
    const other = await aProduct(shop.app.orm.em.fork(), { title: 'Mug' });
    await update('PRODUCT', lamp, { externalId: 'A-1' });
    expect(await update('PRODUCT', other, { externalId: 'A-1', set: [{ key: 'a', value: 'b' }] })).toEqual({
      ...{ externalId: null, metadata: null },
      userErrors: [{ code: 'EXTERNAL_ID_TAKEN', field: ['externalId'] }],
    });
    expect((await update('PRODUCT', lamp, { externalId: 'A-1' })).userErrors).toEqual([]);
    expect((await update('ORDER', order, { externalId: 'A-1' })).userErrors).toEqual([]);
  });

  test('that two want at once, one gets', async () => {
    const both = [await aProduct(shop.app.orm.em.fork()), await aProduct(shop.app.orm.em.fork())];
    const answers = await Promise.all(both.map((id) => update('PRODUCT', id, { externalId: 'race' })));
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))).toEqual([
      'EXTERNAL_ID_TAKEN',
    ]);
  });

  test('of a product that was deleted is free again', async () => {
    const gone = await aProduct(shop.app.orm.em.fork());
    await update('PRODUCT', gone, { externalId: 'again', set: [{ key: 'a', value: 'b' }] });
    await shop.client.data('mutation ($id: ID!) { productDelete(id: $id) { productId } }', { id: gone }, admin.token);
    expect((await update('PRODUCT', lamp, { externalId: 'again' })).userErrors).toEqual([]);
    await shop.client.data('mutation ($id: ID!) { productRestore(id: $id) { product { id } } }', { id: gone }, admin.token);
    expect(await see(kinds[0]?.[2] ?? '', gone, admin.token)).toEqual({
      externalId: null,
      metadata: [{ key: 'a', value: 'b' }],
    });
  });

  test('is not copied with a product', async () => {
    await update('PRODUCT', lamp, { externalId: 'original' });
    const { productDuplicate } = await shop.client.data<{ productDuplicate: { product: Kept } }>(
      `mutation ($id: ID!) { productDuplicate(id: $id, title: "Copy") { product ${FIELDS} } }`,
      { id: lamp },
      admin.token,
    );
    expect(productDuplicate.product).toEqual({ externalId: null, metadata: [] });
  });
});

test.each([
  ['PRODUCT', 'nonsense'],
  ['PRODUCT', '019a1f60-5b00-7000-8000-000000000001'],
  ['VARIANT', '019a1f60-5b00-7000-8000-000000000001'],
  ['ORDER_LINE', '019a1f60-5b00-7000-8000-000000000001'],
])('there is no %s %s', async (kind, id) => {
  expect((await update(kind, id, { externalId: 'x' })).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
});

test('staff are no customers', async () => {
  expect((await update('CUSTOMER', admin.userId, {})).userErrors[0]?.code).toBe('NOT_FOUND');
  expect((await update('ORDER', lamp, {})).userErrors[0]?.code).toBe('NOT_FOUND');
});

describe('shoppers', () => {
  beforeAll(async () => {
    const set = [{ key: 'secret', value: 'margin 40 %' }];
    for (const [kind, id] of kinds) await update(kind, id(), { externalId: `secret ${kind}`, set });
    await update('ORDER_LINE', line, { externalId: 'secret line', set });
  });

  test.each([
    ['a visitor', () => undefined],
    ['a customer', () => ada.token],
  ])('see nothing of it: %s', async (_, token) => {
    const answer = await shop.client.data(
      `query ($id: ID!) {
        product(id: $id) { externalId metadata { key } variants { externalId metadata { key } } }
        products { nodes { externalId metadata { key } } }
      }`,
      { id: lamp },
      token(),
    );
    expect(JSON.stringify(answer)).not.toMatch(/secret/);
    const { errors } = await shop.client.graphql(
      '{ products(filter: { externalIds: ["secret PRODUCT"] }) { totalCount } }',
      {},
      token(),
    );
    expect(errors[0]?.extensions.code).toBe(token() ? 'FORBIDDEN' : 'UNAUTHENTICATED');
  });

  test('not even of their own order and account', async () => {
    const own = await shop.client.data(
      `query ($id: ID!) {
        order(id: $id) { externalId metadata { key } lines { externalId metadata { key } } }
        viewer { externalId metadata { key } }
      }`,
      { id: order },
      ada.token,
    );
    const nothing = { externalId: null, metadata: [] };
    expect(own).toEqual({ order: { ...nothing, lines: [nothing] }, viewer: nothing });
  });

  test('nor by an answer that the shop remembers, whoever asked first', async () => {
    const ask = async (token?: string) => {
      await shop.app.jobs.run('catalogue-version');
      return see(`query ($id: ID!) { product(id: $id) ${FIELDS} }`, lamp, token);
    };
    for (const token of [admin.token, undefined, admin.token, undefined, undefined, undefined, admin.token])
      expect((await ask(token))?.externalId).toBe(token ? 'secret PRODUCT' : null);
  });

  test('nor by REST', async () => {
    const texts = await Promise.all(
      ['/api/getProducts', `/api/users/${ada.userId}`, '/api/getOrders'].map(async (path) =>
        JSON.stringify((await shop.client.rest(path, { token: ada.token })).body),
      ),
    );
    expect(texts.join(' ')).not.toMatch(/secret/);
  });
});

describe('who may change it', () => {
  test.each([
    ['PRODUCT', () => lamp, 'products:write'],
    ['VARIANT', () => variant, 'products:write'],
    ['CUSTOMER', () => ada.userId, 'customers:write'],
    ['ORDER', () => order, 'orders:write'],
    ['ORDER_LINE', () => line, 'orders:write'],
  ] as const)('of a %s says its permission', async (kind, id, needed) => {
    const owner = await aStaffMember(shop, 'OWNER');
    const all = ['products:write', 'customers:write', 'orders:write'] as const;
    const set = [{ key: 'by', value: 'key' }];
    const may = await anApiKey(shop, owner, [needed]);
    expect((await update(kind, id(), { set }, may.token)).userErrors).toEqual([]);
    const mayNot = await anApiKey(shop, owner, all.filter((permission) => permission !== needed));
    const { errors } = await shop.client.graphql(UPDATE, { kind, id: id(), set }, mayNot.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a change of it', () => {
  const updatedAt = async (table: string, id: string) =>
    (await sql<{ at: Date }>`select updated_at as at from ${sql.table(table)} where id = ${id}`.execute(db())).rows[0]?.at;

  test.each([
    ['PRODUCT', () => lamp, 'products', () => lamp],
    ['VARIANT', () => variant, 'product_variants', () => variant],
    ['VARIANT', () => variant, 'products', () => lamp],
    ['CUSTOMER', () => ada.userId, 'users', () => ada.userId],
    ['ORDER', () => order, 'orders', () => order],
    ['ORDER_LINE', () => line, 'orders', () => order],
  ])('of a %s is a change for programs that ask what is new', async (kind, id, table, whole) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(db());
    await sql`update ${sql.table(table)} set updated_at = '2026-01-01'`.execute(db());
    await sql`alter table ${sql.table(table)} enable trigger user`.execute(db());
    const before = await updatedAt(table, whole());
    await update(kind, id(), { set: [{ key: 'n', value: `${table} ${kind}` }] });
    const after = await updatedAt(table, whole());
    expect(after).not.toEqual(before);
    await update(kind, id(), { set: [{ key: 'n', value: `${table} ${kind}` }] });
    expect(await updatedAt(table, whole())).toEqual(after);
  });

  test('does not get into the way of whoever edits the product', async () => {
    const version = async () =>
      shop.client.data('query ($id: ID!) { product(id: $id) { version } }', { id: lamp }, admin.token);
    const before = await version();
    await update('PRODUCT', lamp, { set: [{ key: 'n', value: 'no edit' }] });
    expect(await version()).toEqual(before);
  });

  test('is in the audit log, with the values before and after', async () => {
    await update('ORDER_LINE', line, { externalId: 'L-1', remove: ['secret', 'by', 'n'] });
    const entries = await recordedDuring(shop, admin, async () => {
      await update('ORDER_LINE', line, { externalId: 'L-2', set: [{ key: 'batch', value: '9' }] });
      await update('CUSTOMER', ada.userId, { externalId: 'C-2' });
      await update('VARIANT', variant, { externalId: 'V-2' });
    });
    expect(entries.map(lineOf)).toEqual([
      expect.stringMatching(/^CHANGED ORDER .* ORDER_LINE Lamp: entries .*"batch":"9".*, externalId "L-1" > "L-2"$/),
      expect.stringMatching(/^CHANGED USER Ada Lovelace: externalId .* > "C-2"$/),
      expect.stringMatching(/^CHANGED PRODUCT Lamp VARIANT: externalId .* > "V-2"$/),
    ]);
  });

  test('is told to webhooks, with what is kept', async () => {
    const owner = await aStaffMember(shop, 'OWNER');
    const webhooks = webhooksOf(shop);
    const eventTypes = ['PRODUCT_CHANGED', 'CUSTOMER_CHANGED', 'ORDER_CANCELLED'];
    const { webhook } = await webhooks.register(owner, { url: 'https://a.example/', eventTypes });
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    await sql`delete from webhook_deliveries`.execute(db());
    const placed = await place();
    const set = [{ key: 'told', value: 'yes' }];
    await update('ORDER', placed.order, { externalId: 'O-9', set });
    await update('ORDER_LINE', placed.line, { externalId: 'L-9', set });
    await update('CUSTOMER', ada.userId, { externalId: 'C-9', set });
    await update('VARIANT', variant, { externalId: 'V-9', set });
    await setOrderStatus(shop.client, admin, placed.order, 'CANCELLED');
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    const log = await webhooks.log(owner, webhook?.id ?? '');
    const told = Object.fromEntries(
      log.map(({ body }) => {
        const { type, data } = JSON.parse(body ?? '') as { type: string; data: object };
        return [type, data];
      }),
    );
    const kept = (externalId: string) => ({ externalId, metadata: expect.objectContaining({ told: 'yes' }) as object });
    expect(told).toMatchObject({
      'product.changed': { product: { variants: [kept('V-9')] } },
      'customer.changed': { customer: kept('C-9') },
      'order.cancelled': { order: { ...kept('O-9'), lines: [kept('L-9')] } },
    });
  });
});

test('an erased customer leaves nothing but what their orders are called elsewhere', async () => {
  const owner = await aStaffMember(shop, 'OWNER');
  const eve = await aCustomer(shop, 'Eve Moneypenny');
  const id = await anOrder(shop.client, eve, anOrderInput({ productId: lamp, quantity: 1 }));
  await setOrderStatus(shop.client, owner, id, 'CANCELLED');
  const set = [{ key: 'gift', value: 'For Eve' }];
  await update('CUSTOMER', eve.userId, { externalId: 'EVE', set });
  await update('ORDER', id, { externalId: 'ERP-77', set });
  const { payload } = await shop.client.data<{ payload: { userErrors: unknown[] } }>(
    'mutation ($id: ID!, $email: String!) { payload: customerErase(id: $id, email: $email) { userErrors { code } } }',
    { id: eve.userId, email: eve.email },
    owner.token,
  );
  expect(payload.userErrors).toEqual([]);
  const { rows } = await sql`select kind, external_id, entries from metadata
    where owner_id in (${eve.userId}, ${id})`.execute(db());
  expect(rows).toEqual([{ kind: 'ORDER', external_id: 'ERP-77', entries: {} }]);
  const { rows: log } = await sql`select from audit_entries where changes::text like '%For Eve%'`.execute(db());
  expect(log).toEqual([]);
});

test('goes with what it was kept with', async () => {
  const eve = await aCustomer(shop);
  await update('CUSTOMER', eve.userId, { externalId: 'gone' });
  await sql`delete from users where id = ${eve.userId}`.execute(db());
  const { rows } = await sql`select from metadata where external_id = 'gone'`.execute(db());
  expect(rows).toEqual([]);
});
