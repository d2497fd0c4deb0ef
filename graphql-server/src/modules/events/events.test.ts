import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
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
  await shop.client.data(
    `mutation { orderCommentCreate(orderId: "${orderId}", text: "Rang twice") { userErrors { code } } }`,
    {},
    owner.token,
  );
  await publish();
  expect(await read(screen, 2)).toEqual([
    ['ORDER_CHANGED', orderId, owner.userId],
    ['ORDER_CHANGED', orderId, owner.userId],
  ]);
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

const call = (mutation: string, selection: string) =>
  shop.client.data<Record<string, Record<string, { id: string }>>>(
    `mutation { ${mutation} { ${selection} userErrors { code } } }`,
    {},
    owner.token,
  );

test('staff get events of categories, collections, customers, roles and settings', async () => {
  await publish();
  const screen = await listen(owner);
  await screen.next();
  const { categoryCreate } = await call('categoryCreate(input: { label: "Lamps" })', 'category { id }');
  const category = categoryCreate?.['category']?.id ?? '';
  await publish();
  expect(await read(screen, 1)).toEqual([['CATEGORY_CHANGED', category, owner.userId]]);

  const created = await call(
    'collectionCreate(input: { title: "Light", kind: MANUAL, productIds: [] })',
    'collection { id }',
  );
  const collection = created['collectionCreate']?.['collection']?.id ?? '';
  await call(`collectionDelete(id: "${collection}")`, 'collectionId');
  await publish();
  expect(await read(screen, 2)).toEqual([
    ['COLLECTION_CHANGED', collection, owner.userId],
    ['COLLECTION_CHANGED', collection, owner.userId],
  ]);

  const { userId } = await aCustomer(shop);
  await publish();
  expect(await read(screen, 1)).toEqual([['CUSTOMER_CHANGED', userId, null]]);
  await call(`customerNoteCreate(customerId: "${userId}", text: "Prefers mornings")`, '__typename');
  await publish();
  expect(await read(screen, 1)).toEqual([['CUSTOMER_CHANGED', userId, owner.userId]]);

  const { staffRoleCreate } = await call(
    'staffRoleCreate(input: { name: "Packers", permissions: [ORDERS_READ] })',
    'role { id }',
  );
  const role = staffRoleCreate?.['role']?.id ?? '';
  await publish();
  expect(await read(screen, 1)).toEqual([['STAFF_ROLE_CHANGED', role, owner.userId]]);
  await call(`staffRoleDelete(id: "${role}")`, 'roleId');
  await publish();
  expect(await read(screen, 1)).toEqual([['STAFF_ROLE_CHANGED', role, owner.userId]]);

  await call('settingsGeneralUpdate(input: { name: "Lampery" })', '__typename');
  await publish();
  expect(await read(screen, 1)).toEqual([['SETTINGS_CHANGED', 'general', owner.userId]]);
});

test('moving a category is a change of it, and of the positions of its siblings only', async () => {
  const add = async (input: string) =>
    (await call(`categoryCreate(input: { ${input} })`, 'category { id }')).categoryCreate?.['category']?.id ??
    '';
  const parent = await add('label: "Seating"');
  const [bench, chair, stool] = [
    await add(`label: "Benches", parentId: "${parent}"`),
    await add(`label: "Chairs", parentId: "${parent}"`),
    await add('label: "Stools"'),
  ];
  await publish();
  const screen = await listen(owner);
  await screen.next();

  await call(`categoryMove(id: "${chair}", parentId: "${parent}", position: 0)`, '__typename');
  await publish();
  expect((await read(screen, 2)).map(([kind, id]) => [kind, id]).sort()).toEqual(
    [bench, chair].map((id) => ['CATEGORY_MOVED', id]).sort(),
  );

  await call(`categoryMove(id: "${stool}", parentId: "${parent}", position: 1)`, '__typename');
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
  await call(`categoryCreate(input: { label: "Lamps of ${role}" })`, '__typename');
  await aCustomer(shop);
  await call(`settingsGeneralUpdate(input: { name: "Lamps for ${role}" })`, '__typename');
  await call(`categoryCreate(input: { label: "More lamps of ${role}" })`, '__typename');
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
  const { payload } = await shop.client.data<{ payload: { role: { id: string } } }>(
    'mutation { payload: staffRoleCreate(input: { name: "Marketing", permissions: [PROMOTIONS_READ] }) { role { id } } }',
    {},
    (await aStaffMember(shop, 'OWNER')).token,
  );
  const screen = await listen(await aStaffMember(shop, payload.role.id));
  expect((await screen.next()).shopEvents.events).toEqual([]);
});
