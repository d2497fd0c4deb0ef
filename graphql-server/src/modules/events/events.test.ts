import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import {
  CommentOnOrder,
  CreateCategory,
  CreateCollection,
  CreateCustomerNote,
  CreateStaffRole,
  DeleteCollection,
  DeleteStaffRole,
  MoveCategory,
  type TypedDocumentString,
  UpdateGeneralSettings,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import type { Loose } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { followEvents } from './events.fixtures.ts';

const shop = describeShop();
const { listen, publish, read } = followEvents(shop);
let owner: Person;
let customer: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  customer = await aCustomer(shop);
});

const em = () => shop.app.orm.em.fork();

async function aStockedProduct(): Promise<string> {
  return aProduct(em(), { stock: 20 });
}

const withdraw = (id: string) => sql`update products set deleted_at = now() where id = ${id}`;

async function place(productId: string): Promise<string> {
  return anOrder(shop.client, customer, anOrderInput({ productId, quantity: 1 }));
}

test("staff get events of orders, stock and colleagues' changes, in order and once", async () => {
  const productId = await aStockedProduct();
  await publish();
  const screen = await listen(owner);
  expect((await screen.next()).shopEvents.events).toEqual([]);

  const orderId = await place(productId);
  await publish();
  const placed = await read(screen, 2);
  expect(placed.sort()).toEqual([
    ['ORDER_PLACED', orderId, null],
    ['STOCK_CHANGED', productId, null],
  ]);

  await setOrderStatus(shop.client, owner, orderId, 'DELIVERED');
  await shop.client.data(CommentOnOrder, { id: orderId, text: 'Rang twice' }, owner.token);
  await publish();
  expect(await read(screen, 2)).toEqual([
    ['ORDER_CHANGED', orderId, owner.userId],
    ['ORDER_CHANGED', orderId, owner.userId],
  ]);
});

test('an event has the id of its request, and none for what the shop does itself', async () => {
  const productId = await aStockedProduct();
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const order = anOrderInput({ productId, quantity: 1 });
  const query = `mutation ($input: OrderPlaceInput!) { orderPlace(input: $input) { order { id } } }`;
  const { headers } = await shop.client.rest('/graphql', {
    method: 'POST',
    body: { query, variables: { input: order } },
    token: customer.token,
  });
  await publish();
  const { shopEvents: placed } = await screen.next();
  const id = headers.get('x-request-id');
  expect(placed.events.map(({ requestId }) => requestId)).toEqual([id, id]);
  await withdraw(productId).execute(em().getKysely());
  await publish();
  const { shopEvents: withdrawn } = await screen.next();
  expect(withdrawn.events).toMatchObject([{ kind: 'PRODUCT_CHANGED', requestId: null }]);
});

test('staff who may not read orders get only product events', async () => {
  const editor = await aStaffMember(shop, 'CATALOGUE_EDITOR');
  const productId = await aStockedProduct();
  await publish();
  const screen = await listen(editor);
  await screen.next();
  await place(productId);
  await publish();
  expect(await read(screen, 1)).toEqual([['STOCK_CHANGED', productId, null]]);
});

const run = <Payload, Variables>(
  document: TypedDocumentString<{ payload: Payload }, Variables>,
  variables: Loose<Variables>,
) => shop.client.payload(document, variables, owner.token);
const aCategory = async (label: string, parentId?: string) =>
  (await run(CreateCategory, { input: { label, parentId } })).category?.id ?? '';

test('staff get events of categories, collections, customers, roles and settings', async () => {
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const category = await aCategory('Lamps');
  await publish();
  expect(await read(screen, 1)).toEqual([['CATEGORY_CHANGED', category, owner.userId]]);

  const input = { title: 'Light', kind: 'MANUAL' as const, productIds: [] };
  const collection = (await run(CreateCollection, { input })).collection?.id ?? '';
  await run(DeleteCollection, { id: collection });
  await publish();
  expect(await read(screen, 2)).toEqual([
    ['COLLECTION_CHANGED', collection, owner.userId],
    ['COLLECTION_CHANGED', collection, owner.userId],
  ]);

  const { userId } = await aCustomer(shop);
  await publish();
  expect(await read(screen, 1)).toEqual([['CUSTOMER_CHANGED', userId, null]]);
  await run(CreateCustomerNote, { id: userId, text: 'Prefers mornings' });
  await publish();
  expect(await read(screen, 1)).toEqual([['CUSTOMER_CHANGED', userId, owner.userId]]);

  const added = await run(CreateStaffRole, { input: { name: 'Packers', permissions: ['ORDERS_READ'] } });
  const role = added.role?.id ?? '';
  await publish();
  expect(await read(screen, 1)).toEqual([['STAFF_ROLE_CHANGED', role, owner.userId]]);
  await run(DeleteStaffRole, { id: role });
  await publish();
  expect(await read(screen, 1)).toEqual([['STAFF_ROLE_CHANGED', role, owner.userId]]);

  await run(UpdateGeneralSettings, { input: { name: 'Lampery' } });
  await publish();
  expect(await read(screen, 1)).toEqual([['SETTINGS_CHANGED', 'general', owner.userId]]);
});

test('moving a category is a change of it, and of the positions of its siblings only', async () => {
  const parent = await aCategory('Seating');
  const [bench, chair, stool] = [
    await aCategory('Benches', parent),
    await aCategory('Chairs', parent),
    await aCategory('Stools'),
  ];
  await publish();
  const screen = await listen(owner);
  await screen.next();

  await run(MoveCategory, { id: chair, parentId: parent, position: 0 });
  await publish();
  expect((await read(screen, 2)).map(([kind, id]) => [kind, id]).sort()).toEqual(
    [bench, chair].map((id) => ['CATEGORY_MOVED', id]).sort(),
  );

  await run(MoveCategory, { id: stool, parentId: parent, position: 1 });
  await publish();
  const moved = await read(screen, 3);
  expect(moved.filter(([kind]) => kind === 'CATEGORY_CHANGED').map(([, id]) => id)).toEqual([stool]);
  expect(moved.filter(([kind]) => kind === 'CATEGORY_MOVED').map(([, id]) => id)).toContain(bench);
});

test.each([
  ['CATALOGUE_EDITOR', ['CATEGORY_CHANGED']],
  ['ORDER_CLERK', ['CATEGORY_CHANGED', 'CUSTOMER_CHANGED']],
  ['VIEWER', ['CATEGORY_CHANGED', 'CUSTOMER_CHANGED', 'SETTINGS_CHANGED']],
])('%s gets only events of readable subjects', async (role, kinds) => {
  const member = await aStaffMember(shop, role);
  await publish();
  const screen = await listen(member);
  await screen.next();
  await aCategory(`Lamps of ${role}`);
  await aCustomer(shop);
  await run(UpdateGeneralSettings, { input: { name: `Lamps for ${role}` } });
  await aCategory(`More lamps of ${role}`);
  await publish();
  const heard = await read(screen, kinds.length + 1);
  expect(heard.map(([kind]) => kind)).toEqual([...kinds, 'CATEGORY_CHANGED']);
});

test('a login is not a change of the customer', async () => {
  const productId = await aStockedProduct();
  const visitor = await aCustomer(shop);
  await publish();
  const screen = await listen(owner);
  await screen.next();
  await em().execute('update users set last_seen_at = now() where id = ?', [visitor.userId]);
  await withdraw(productId).execute(em().getKysely());
  await publish();
  expect(await read(screen, 1)).toEqual([['PRODUCT_CHANGED', productId, null]]);
});

test('a reconnecting client continues where it was', async () => {
  const productId = await aStockedProduct();
  await publish();
  const screen = await listen(owner);
  const { cursor } = (await screen.next()).shopEvents;
  await screen.end();
  const orderId = await place(productId);
  await publish();
  const again = await listen(owner, cursor);
  expect((await read(again, 2)).sort()).toEqual([
    ['ORDER_PLACED', orderId, null],
    ['STOCK_CHANGED', productId, null],
  ]);
});

test('an invalid cursor is rejected', async () => {
  const screen = await listen(owner, 'abc');
  await expect(screen.next()).rejects.toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
});

test('a rolled back change emits no event', async () => {
  const [unchanged, changed] = [await aStockedProduct(), await aStockedProduct()];
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const failing = em().transactional(async (transaction) => {
    await withdraw(unchanged).execute(transaction.getKysely());
    throw new Error('Not after all');
  });
  await expect(failing).rejects.toThrow('Not after all');
  await withdraw(changed).execute(em().getKysely());
  await publish();
  expect(await read(screen, 1)).toEqual([['PRODUCT_CHANGED', changed, null]]);
});

test('an event committed after a later one is not missed', async () => {
  const [early, late] = [await aStockedProduct(), await aStockedProduct()];
  await publish();
  const screen = await listen(owner);
  await screen.next();
  await em().transactional(async (transaction) => {
    await withdraw(early).execute(transaction.getKysely());
    await withdraw(late).execute(em().getKysely());
    await publish();
    expect(await read(screen, 1)).toEqual([['PRODUCT_CHANGED', late, null]]);
  });
  await publish();
  expect(await read(screen, 1)).toEqual([['PRODUCT_CHANGED', early, null]]);
});

test('events during a lost notification connection arrive once it is back', async () => {
  const productId = await aStockedProduct();
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`;
  while ((await cut.execute(em().getKysely())).rows.length === 0) await setTimeout(10);
  const orderId = await place(productId);
  await publish();
  expect((await read(screen, 2)).sort()).toEqual([
    ['ORDER_PLACED', orderId, null],
    ['STOCK_CHANGED', productId, null],
  ]);
});

test('staff with access to promotions only get their events', async () => {
  const input = { name: 'Marketing', permissions: ['PROMOTIONS_READ' as const] };
  const { role } = await shop.client.payload(
    CreateStaffRole,
    { input },
    (await aStaffMember(shop, 'OWNER')).token,
  );
  const screen = await listen(await aStaffMember(shop, role?.id ?? ''));
  expect((await screen.next()).shopEvents.events).toEqual([]);
});
