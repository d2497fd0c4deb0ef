import { beforeAll, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrderInput, tryOrder } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { PlaceOrder } from '../../test/documents.generated.ts';
import { StockMovementEntity } from '../inventory/stock-movement.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { holdsStock, orderStatuses } from '../orders/order-status.ts';

const SET_STATUS = `mutation ($id: ID!, $status: OrderStatus!) {
  payload: orderStatusUpdate(id: $id, status: $status) { order { id } userErrors { code } }
}`;
const SET_STOCK = `mutation ($id: ID!, $stock: Int!) {
  productUpdate(id: $id, input: { stock: $stock }) { userErrors { code } }
}`;

const BUYERS = 50;
const shop = describeShop();
let buyers: Person[];

beforeAll(async () => {
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => aCustomer(shop)));
});

const product = (stock: number) => aProduct(shop.app.orm.em.fork(), { stock });
const place = (person: Person, input: object) => tryOrder(shop.client, person, input);
const buyer = (index: number) => buyers[index % BUYERS] as Person;
const codesOf = (responses: PlaceOrder['payload'][]) =>
  responses.flatMap(({ userErrors }) => userErrors.map((e) => e.code));

test('of fifty buyers of ten units, ten succeed', async () => {
  const scarce = await product(10);
  const responses = await Promise.all(
    buyers.map((person) => place(person, anOrderInput({ productId: scarce }))),
  );
  expect(responses.filter(({ order }) => order)).toHaveLength(10);
  expect(codesOf(responses)).toEqual(Array.from({ length: 40 }, () => 'OUT_OF_STOCK'));
  expect(await ledgerOf(shop, scarce)).toMatchObject({ stock: 0, sum: 0 });
  const movements = await shop.app.orm.em.fork().find(StockMovementEntity, { variant: { product: scarce } });
  expect(movements.filter(({ reason }) => reason === 'ORDER_PLACED')).toHaveLength(10);
});

test('buyers of the same two products in opposite order all succeed', async () => {
  const [one, other] = [await product(BUYERS), await product(BUYERS)];
  const responses = await Promise.all(
    buyers.map((person, index) => {
      const lines = [{ productId: one }, { productId: other }];
      return place(person, anOrderInput(...(index % 2 ? lines : lines.reverse())));
    }),
  );
  expect(codesOf(responses)).toEqual([]);
  expect(await ledgerOf(shop, one)).toMatchObject({ stock: 0, sum: 0 });
  expect(await ledgerOf(shop, other)).toMatchObject({ stock: 0, sum: 0 });
});

test('fifty identical concurrent orders are one order with fifty equal responses', async () => {
  const mug = await product(100);
  const input = anOrderInput({ productId: mug, quantity: 2 });
  const responses = await Promise.all(Array.from({ length: 50 }, () => place(buyer(0), input)));
  expect(responses[0]?.order).not.toBeNull();
  for (const response of responses) expect(response).toEqual(responses[0]);
  const stored = await shop.app.orm.em.fork().count(OrderEntity, { reference: input.orderId });
  expect(stored).toBe(1);
  expect((await ledgerOf(shop, mug)).stock).toBe(98);
});

test('the ledger equals the stock however two admins change order statuses concurrently', async () => {
  const admins = [await anAdmin(shop), await anAdmin(shop)];
  const products = [await product(7), await product(5)];
  const quantities = [
    [2, 1],
    [3, 2],
    [1, 2],
  ];
  const orders = await Promise.all(
    quantities.map(async (units, index) => {
      const lines = products.map((productId, at) => ({ productId, quantity: units[at] }));
      return (await place(buyer(index + 1), anOrderInput(...lines))).order?.id;
    }),
  );
  const random = seededRandom(20_261_120);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const step = async (admin: Person) => {
    // Sometimes the stock is less than the ledger says, so that reserving again fails.
    const [document, variables] =
      random() < 0.1
        ? [SET_STOCK, { id: pick(products), stock: Math.floor(random() * 4) }]
        : [SET_STATUS, { id: pick(orders), status: pick(orderStatuses) }];
    await shop.client.data(document, variables, admin.token);
  };
  for (let round = 0; round < 100; round += 1) await Promise.all(admins.map(step));

  const em = shop.app.orm.em.fork();
  const stored = await em.find(OrderEntity, { id: orders.map(String) });
  for (const [at, productId] of products.entries()) {
    const { stock, sum } = await ledgerOf(shop, productId);
    expect(sum).toBe(stock);
    const movements = await em.find(StockMovementEntity, { variant: { product: productId } });
    const outside = movements.filter(({ reason }) => reason === 'INITIAL' || reason === 'CORRECTION');
    const received = outside.reduce((total, { quantity }) => total + quantity, 0);
    const held = quantities.reduce((total, units, index) => {
      const order = stored.find(({ id }) => id === orders[index]);
      return total + (order && holdsStock(order.status) ? (units[at] ?? 0) : 0);
    }, 0);
    expect(stock + held).toBe(received);
  }
});

test('fifty admins who cancel one order concurrently release its stock once', async () => {
  const admin = await anAdmin(shop);
  const mug = await product(10);
  const { order } = await place(buyer(9), anOrderInput({ productId: mug, quantity: 4 }));
  const cancel = () => shop.client.data(SET_STATUS, { id: order?.id, status: 'CANCELLED' }, admin.token);
  await Promise.all(Array.from({ length: 50 }, cancel));
  expect(await ledgerOf(shop, mug)).toEqual({
    stock: 10,
    sum: 10,
    reasons: ['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED'],
  });
});
