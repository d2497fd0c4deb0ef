import { beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { composition } from '../../modules.ts';
import { demoAccounts } from '../settings/demo-accounts.ts';
import { newId } from '../../shared/new-id.ts';
import { sampleRows } from '../../seed/sample/sample-rows.ts';
import { sampleId } from '../../seed/sample/sample-id.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { MemoryStorage } from '../../test/gateways/memory-storage.ts';
import {
  AddCustomer,
  ChangeSampleProduct,
  EndDemo,
  ReadDemoData,
  ReadShopOfEndedDemo,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { TestClient } from '../../test/test-client.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';

const storage = new MemoryStorage();
const shop = describeShop({ isDemo: true, seedsCatalogue: true }, { storage });
const honey = sampleId('product', 'honey');
const tin = sampleId('product', 'tin');
const coffee = sampleId('product', 'coffee');
let owner: Person;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
});

async function rows<Row>(sql: string): Promise<Row[]> {
  return shop.app.orm.em.fork().execute<Row[]>(sql);
}

const count = async (table: string) => (await rows<{ id: string }>(`select 1 from ${table}`)).length;

const demoData = async () => (await shop.client.data(ReadDemoData, {}, owner.token)).demoData;

const end = async (otherOrderCount: number) =>
  (await shop.client.data(EndDemo, { otherOrderCount }, owner.token)).payload;

test('every table has its place in the end of a demo', async () => {
  const listed = composition.demoData.flatMap(({ emptied = [], kept = [], partlyEmptied }) => [
    ...emptied,
    ...kept,
    ...(partlyEmptied?.tables ?? []),
  ]);
  const cascading = await rows<{ child: string; parent: string }>(
    `select conrelid::regclass::text child, confrelid::regclass::text parent
     from pg_constraint where contype = 'f' and confdeltype = 'c'`,
  );
  const placed = new Set(listed);
  for (let size = 0; size < placed.size;) {
    size = placed.size;
    for (const { child, parent } of cascading) if (placed.has(parent)) placed.add(child);
  }
  const tables = await rows<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
  );
  expect(tables.map(({ name }) => name).filter((name) => !placed.has(name))).toEqual([]);
  expect(listed.filter((name) => !tables.some((table) => table.name === name))).toEqual([]);
  expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
});

test('every sample row is recognized', async () => {
  for (const table of ['products', 'categories', 'collections', 'price_campaigns', 'promotions', 'pages']) {
    const ids = await rows<{ id: string }>(`select id from ${table}`);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter(({ id }) => !sampleRows.ids.includes(id))).toEqual([]);
  }
  const users = await rows<{ id: string }>(`select id from users where id <> '${owner.userId}'`);
  expect(users.map(({ id }) => id).sort()).toEqual(sampleRows.accounts.map(({ id }) => id).sort());
});

test('the demo ends with what staff added and changed, and nothing else', async () => {
  const tea = await aProduct(shop.app.orm.em.fork(), { title: 'Darjeeling', category: 'Tea', stock: 10 });
  const change = (id: string, input: object) =>
    shop.client.data(ChangeSampleProduct, { id, input }, owner.token);
  await change(honey, { title: 'My own honey' });
  await change(tin, { title: 'Empty tin', status: 'ARCHIVED' });
  const customer = await aCustomer(shop);
  const lines = [tea, honey, coffee].map((productId) => ({ productId, quantity: 3 }));
  const order = await anOrder(shop.client, customer, anOrderInput(...lines));
  // Gives the stock back, which is recorded, but does not make the coffee the merchant's.
  await setOrderStatus(shop.client, owner, order, 'CANCELLED');
  await anOrder(shop.client, customer, anOrderInput(...lines));
  const contact = { firstName: 'Nora', lastName: 'Green', email: 'nora@tea.example', phone: '+442079460124' };
  await shop.client.data(AddCustomer, { input: contact }, owner.token);
  // The demo password still works with the phone number.
  await rows(`update users set email = 'hidden@tea.example', verified_email = null
    where id = '${sampleId('user', demoAccounts.adminEmail)}'`);
  const before = await demoData();
  expect(before).toMatchObject({ productCount: 81, changedProductCount: 1, otherOrderCount: 2 });
  // Nine of the demo, and the one who tried the shop.
  expect(before?.customerCount).toBe(10);
  expect(before?.orderCount).toBe(await count('orders'));
  expect(before?.hasRealPayments).toBe(false);

  expect(await end(0)).toEqual({
    ownerUrl: null,
    userErrors: [{ code: 'VERSION_CHANGED', field: ['otherOrderCount'] }],
  });
  await aPayment('sandbox');
  expect((await demoData())?.hasRealPayments).toBe(false);
  await rows(`update payments set account = 'live:1'`);
  expect((await end(2)).userErrors).toEqual([{ code: 'REAL_PAYMENTS', field: null }]);
  expect(await demoData()).toEqual({ ...before, hasRealPayments: true });
  await rows(`update payments set account = 'test:1'`);

  let isOver = false;
  void shop.app.demoEnded?.then(() => (isOver = true));
  const headers = { 'idempotency-key': newId() };
  const ended = await shop.client.graphql(EndDemo, { otherOrderCount: 2 }, owner.token, headers);
  expect(ended).toMatchObject({ data: { payload: { ownerUrl: null, userErrors: [] } } });
  expect(isOver).toBe(true);

  const { products, shop: ownShop } = await shop.client.data(ReadShopOfEndedDemo, {});
  expect(ownShop).toMatchObject({ name: 'My shop', isOpen: false });
  expect(products.nodes.map(({ title }) => title).sort()).toEqual(['Darjeeling', 'My own honey']);
  expect(products.nodes.find(({ title }) => title === 'Darjeeling')?.stock).toBe(10);
  const people = await rows<{ email: string }>(`select email from users order by email`);
  expect(people).toEqual([{ email: 'nora@tea.example' }, { email: owner.email }]);
  const labels = await rows<{ label: string }>(`select label from categories order by label`);
  expect(labels.map(({ label }) => label)).toEqual(['Groceries & Pets', 'Tea']);
  for (const table of ['orders', 'carts', 'reviews', 'payments', 'promotions', 'collections', 'pages']) {
    expect(`${table}: ${await count(table)}`).toBe(`${table}: 0`);
  }
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  const entries = await rows<{ subject_id: string; actor_id: string }>(
    `select subject_id, actor_id from audit_entries where subject = 'SETTINGS'`,
  );
  expect(entries).toEqual([{ subject_id: 'opening', actor_id: owner.userId }]);
});

test('the next start is that of an own shop, without samples', async () => {
  const again = await createApp(
    { ...shop.config, port: 0 },
    { clock: shop.clock.now, repeatsJobs: false, storage },
  );
  try {
    const client = new TestClient(`http://${shop.config.host}:${await again.listen()}`);
    const { shop: ended, products } = await client.data(ReadShopOfEndedDemo, {});
    expect(ended.demo).toBeNull();
    expect(products.nodes).toHaveLength(2);
    expect(again.demoEnded).toBeNull();
    expect((await client.data(ReadDemoData, {}, owner.token)).demoData).toBeNull();
  } finally {
    await again.close();
  }
});

/** A payment of the latest order, as if it had been charged by this account. */
async function aPayment(account: string): Promise<void> {
  await rows(
    `insert into payments (id, order_id, attempt, state, provider, account, session_id, provider_payment_id,
       amount, currency, created_at, expires_at)
     select gen_random_uuid(), id, 1, 'PAID', 'stripe', '${account}', 'cs_1', 'pi_1', total, currency,
       now(), now() from orders order by created_at desc limit 1`,
  );
}
