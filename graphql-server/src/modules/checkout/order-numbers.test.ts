import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { UpdateGeneralSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { renumberRepeated } from '../../db/migrations/20261201-01-order-numbers.migration.ts';
import { OrderEntity } from '../orders/order.entity.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();
let admin: Person;
let ada: Person;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  mug = await aProduct(em(), { stock: 99 });
});

/** Places an order. @returns its number */
async function place(): Promise<string> {
  const { order } = await tryOrder(shop.client, ada, anOrderInput({ productId: mug }));
  return String(order?.number);
}

const setPrefix = (orderNumberPrefix: string) =>
  shop.client.payload(UpdateGeneralSettings, { input: { orderNumberPrefix } }, admin.token);

test('numbers begin with 1001 and follow each other, whatever the prefix', async () => {
  expect([await place(), await place()]).toEqual(['1001', '1002']);
  await setPrefix('TEA-');
  expect(await place()).toBe('TEA-1003');
  await setPrefix('');
  expect(await place()).toBe('1004');
});

test('a number that an imported order has is passed over', async () => {
  await em().nativeUpdate(OrderEntity, { number: '1002' }, { number: '1005', importedFrom: 'SHOPIFY' });
  expect([await place(), await place()]).toEqual(['1006', '1007']);
});

test('of former orders with the same number all but the first get a suffix that no other has', async () => {
  const transaction = em();
  await transaction.begin();
  const orderBy = { createdAt: 'asc', id: 'asc' } as const;
  const orders = await transaction.find(OrderEntity, { importedFrom: null }, { orderBy });
  const ids = orders.map(({ id }) => id);
  await transaction.execute('drop index orders_number_key');
  for (const [index, number] of ['guide', 'Guide', 'guide-2', 'guide'].entries())
    await transaction.execute('update orders set number = ? where id = ?', [number, ids[index]]);
  await transaction.execute(renumberRepeated);
  const rows = await transaction.execute<{ id: string; number: string }[]>('select id, number from orders');
  await transaction.rollback();
  const numberOf = new Map(rows.map(({ id, number }) => [id, number]));
  expect(ids.slice(0, 4).map((id) => numberOf.get(id))).toEqual(['guide', 'Guide-3', 'guide-2', 'guide-4']);
});

test('orders placed at once have a number each', async () => {
  const customers = await Promise.all(Array.from({ length: 8 }, () => aCustomer(shop)));
  const orders = await Promise.all(
    customers.map((customer) => tryOrder(shop.client, customer, anOrderInput({ productId: mug }))),
  );
  expect(new Set(orders.map(({ order }) => order?.number)).size).toBe(8);
});

test.each(['#', 'TEA 2', 'x'.repeat(13)])('a prefix can’t be %s', async (prefix) => {
  expect((await setPrefix(prefix)).userErrors).toMatchObject([
    { code: 'INVALID_VALUE', field: ['input', 'orderNumberPrefix'] },
  ]);
});
