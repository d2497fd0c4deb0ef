import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadSalesByDay } from '../../../test/documents.generated.ts';
import { HOUR } from '../../../shared/time/duration.ts';

const shop = describeShop();
let admin: Person;
let ada: Person;
let mug: string;

// Orders of three days: on November 20 at 09:30 (returned), 23:30 and, the next day, at 00:30 and 01:30.
beforeAll(async () => {
  ada = await aCustomer(shop, 'Ada Lovelace');
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 1000, salePrice: 1250 });
  const id = await place('early');
  shop.clock.advance(14 * HOUR);
  await place('late');
  for (const number of ['first', 'second']) {
    shop.clock.advance(HOUR);
    await place(number);
  }
  admin = await anAdmin(shop);
  await setOrderStatus(shop.client, admin, id, 'CANCELLED');
});

const place = (orderId: string) =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: mug, quantity: 2 }), orderId });
const sales = async () => (await shop.client.data(ReadSalesByDay, {}, admin.token)).salesByDay;

test('days are in UTC, and canceled orders do not count', async () => {
  const days = await sales();
  expect(days.slice(-2)).toEqual([
    { day: '2026-11-20T00:00:00.000Z', orders: 1, total: 2500 },
    { day: '2026-11-21T00:00:00.000Z', orders: 2, total: 5000 },
  ]);
});

test.each([
  ['DELIVERED', 3],
  ['RETURNED', 2],
] as const)('an order that is %s leaves %i of three', async (status, expected) => {
  const id = await place(`is-${status}`);
  await setOrderStatus(shop.client, admin, id, status);
  expect((await sales()).at(-1)).toMatchObject({ orders: expected, total: expected * 2500 });
  await setOrderStatus(shop.client, admin, id, 'CANCELLED');
});

test('thirty days are listed, including those without orders, oldest first', async () => {
  const days = await sales();
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ day: '2026-10-23T00:00:00.000Z', orders: 0, total: 0 });
});

test('statistics require an admin', async () => {
  const { errors } = await shop.client.graphql(ReadSalesByDay, {}, ada.token);
  expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
});

test('a day is no longer listed after a month', async () => {
  shop.clock.advance(29 * 24 * HOUR);
  // The first admin's session has expired by then.
  admin = await anAdmin(shop);
  const days = await sales();
  expect(days[0]).toMatchObject({ day: '2026-11-21T00:00:00.000Z', orders: 2 });
  expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
});
