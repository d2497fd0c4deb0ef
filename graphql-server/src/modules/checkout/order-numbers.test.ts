import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { UpdateGeneralSettings } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
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
