import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { describeShop } from '../../test/describe-shop.ts';
import type { OrderStatus } from '../../test/documents.generated.ts';
import { CancelOrder } from '../../test/documents.generated.ts';

const shop = describeShop();
let shopper: Person;
let admin: Person;
let mug: string;

beforeAll(async () => {
  shopper = await aCustomer(shop);
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', stock: 10 });
});

const place = () => anOrder(shop.client, shopper, anOrderInput({ productId: mug, quantity: 4 }));
const cancel = async (id: string, person = shopper) =>
  (await shop.client.data(CancelOrder, { id }, person.token)).payload;
const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);

describe('orderCancel', () => {
  test('cancels a pending order and releases its stock, with the customer as actor', async () => {
    const { order, userErrors } = await cancel(await place());
    expect(userErrors).toEqual([]);
    expect(order).toEqual({
      status: 'CANCELLED',
      history: [
        { status: 'PENDING', actor: 'CUSTOMER' },
        { status: 'CANCELLED', actor: 'CUSTOMER' },
      ],
    });
    expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 10, sum: 10 });
  });

  test('releases stock once after repeated and concurrent requests', async () => {
    const id = await place();
    const responses = await Promise.all([
      ...Array.from({ length: 20 }, () => cancel(id)),
      ...Array.from({ length: 5 }, () => setStatus(id, 'CANCELLED')),
    ]);
    expect(responses).toHaveLength(25);
    expect((await cancel(id)).order?.history).toHaveLength(2);
    expect((await ledgerOf(shop, mug)).reasons).toEqual(['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED']);
  });

  test.each(['DELIVERED', 'RETURNED'] as const)('does not change an order that is %s', async (status) => {
    const id = await place();
    await setStatus(id, status);
    const before = await ledgerOf(shop, mug);
    expect(await cancel(id)).toEqual({
      order: null,
      userErrors: [{ code: 'NOT_CANCELLABLE', field: ['id'] }],
    });
    expect(await ledgerOf(shop, mug)).toEqual(before);
  });

  test("does not find another user's order or an unknown one", async () => {
    const stranger = await aCustomer(shop);
    const nothing = { order: null, userErrors: [{ code: 'NOT_FOUND', field: ['id'] }] };
    expect(await cancel(await place(), stranger)).toEqual(nothing);
    expect(await cancel(newId())).toEqual(nothing);
    expect(await cancel('junk')).toEqual(nothing);
    expect((await ledgerOf(shop, mug)).stock).toBe(6);
  });

  test('requires a customer', async () => {
    const id = await place();
    const visitor = await shop.client.graphql(CancelOrder, { id });
    expect(visitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const other = await shop.client.graphql(CancelOrder, { id }, admin.token);
    expect(other.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
