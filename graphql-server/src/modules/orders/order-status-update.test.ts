import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  DeliverAndReturnOrder,
  type OrderStatus,
  ReadOrderHistory,
  UpdateOrderStatus,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { OrderEventEntity } from './order-event.entity.ts';

const shop = describeShop();
let admin: Person;
let shopper: Person;
let other: Person;
let kite: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  shopper = await aCustomer(shop);
  other = await aCustomer(shop);
  kite = await aProduct(shop.app.orm.em.fork(), { title: 'Kite', stock: 50 });
});

const place = (person: Person, orderId: string, request: object = {}) =>
  anOrder(shop.client, person, { ...anOrderInput({ productId: kite }), orderId, ...request });
const find = async (id: string) => (await shop.client.data(ReadOrderHistory, { id }, admin.token)).order;
const setStatus = async (id: string, status: OrderStatus) =>
  (await shop.client.data(UpdateOrderStatus, { id, status }, admin.token)).payload;
const setStock = (id: string, stock: number) =>
  shop.client.data(UpdateProduct, { id, input: { stock } }, admin.token);

describe('orderStatusUpdate', () => {
  test('records every status with its actor; the same status again has no effect', async () => {
    const id = await place(shopper, 'walk');
    for (const status of ['DELIVERED', 'DELIVERED', 'RETURNED', 'PENDING'] as const) {
      await setStatus(id, status);
    }
    const order = await find(id);
    expect(order).toMatchObject({ status: 'PENDING', paymentState: 'UNPAID' });
    expect(order?.history).toEqual([
      { status: 'PENDING', actor: 'CUSTOMER' },
      { status: 'DELIVERED', actor: 'ADMIN' },
      { status: 'RETURNED', actor: 'ADMIN' },
      { status: 'PENDING', actor: 'ADMIN' },
    ]);
    const events = await shop.app.orm.em
      .fork()
      .find(OrderEventEntity, { order: id }, { orderBy: { id: 'asc' } });
    expect(events.map(({ actorId }) => actorId)).toEqual([
      shopper.userId,
      ...Array<string>(3).fill(admin.userId),
    ]);
  });

  test('marks cash on delivery as paid on delivery, and never refunds by itself', async () => {
    const id = await place(shopper, 'cash');
    expect((await setStatus(id, 'DELIVERED')).order?.paymentState).toBe('PAID');
    expect((await setStatus(id, 'RETURNED')).order?.paymentState).toBe('PAID');
  });

  test('does not mark a bank transfer as paid', async () => {
    const id = await place(shopper, 'bank', { paymentMethod: 'BANK' });
    expect((await setStatus(id, 'DELIVERED')).order?.paymentState).toBe('UNPAID');
  });

  test('releases the stock, and reserves it again or is rejected', async () => {
    const lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 5 });
    const id = await place(shopper, 'lamps', { lines: [{ productId: lamp, quantity: 3 }] });
    await setStatus(id, 'CANCELLED');
    expect((await ledgerOf(shop, lamp)).stock).toBe(5);
    await setStock(lamp, 2);
    expect(await setStatus(id, 'PENDING')).toEqual({
      order: null,
      userErrors: [{ code: 'OUT_OF_STOCK', message: 'Only 2 of Lamp left.', field: ['status'] }],
    });
    expect((await find(id))?.status).toBe('CANCELLED');
    await setStock(lamp, 3);
    expect((await setStatus(id, 'DELIVERED')).order?.status).toBe('DELIVERED');
    const { stock, sum, reasons } = await ledgerOf(shop, lamp);
    expect([stock, sum]).toEqual([0, 0]);
    expect(reasons.filter((reason) => reason.startsWith('ORDER'))).toEqual([
      'ORDER_PLACED',
      'ORDER_RELEASED',
      'ORDER_RESERVED_AGAIN',
    ]);
  });

  test('returns two changes in one document one after the other', async () => {
    const id = await place(shopper, 'twice');
    const { one, two } = await shop.client.data(DeliverAndReturnOrder, { id }, admin.token);
    expect(one.order?.history).toHaveLength(2);
    expect(two.order?.history).toHaveLength(3);
  });

  test("accepts an order's reference if it is unique", async () => {
    const id = await place(shopper, 'only-here');
    expect((await setStatus('only-here', 'DELIVERED')).order?.id).toBe(id);
    await place(other, 'only-here');
    const { userErrors } = await setStatus('only-here', 'RETURNED');
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['id'] }]);
  });

  test('accepts an order’s number, unless another order has it as its reference', async () => {
    const id = await place(shopper, 'numbered');
    const number = String((await shop.client.data(ReadOrderHistory, { id }, admin.token)).order?.number);
    expect((await setStatus(number, 'DELIVERED')).order?.id).toBe(id);
    await place(other, number);
    expect((await setStatus(number, 'RETURNED')).userErrors).toMatchObject([{ code: 'INVALID_VALUE' }]);
  });

  test('prefers the id even if someone chose it as a reference', async () => {
    const id = await place(shopper, 'victim');
    await place(other, id);
    expect((await setStatus(id, 'DELIVERED')).order?.reference).toBe('victim');
  });

  test.each(['junk', newId()])('does not find %s', async (id) => {
    const { order, userErrors } = await setStatus(id, 'DELIVERED');
    expect(order).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['id'] }]);
  });

  test('requires an admin', async () => {
    const variables = { id: newId(), status: 'DELIVERED' } as const;
    const visitor = await shop.client.graphql(UpdateOrderStatus, variables);
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const customer = await shop.client.graphql(UpdateOrderStatus, variables, other.token);
    expect(customer.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
