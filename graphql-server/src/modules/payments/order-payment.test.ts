import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPaymentReference } from '../orders/payment/payment-reference.ts';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { ListOrderIds, ListPaymentReferences, type OrderStatus } from '../../test/documents.generated.ts';
import { changeOrder, seeOrder } from '../../test/card-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { salePrice: 1999, stock: 1000 });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

const place = (paymentMethod: string) =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: mug }), paymentMethod });
const receive = (id: string, person = admin) => changeOrder(shop, person, 'orderPaymentReceive', id);
const refund = (id: string) => changeOrder(shop, admin, 'orderRefund', id);
const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);

describe('a bank transfer', () => {
  test('has a unique reference, by which an admin finds the order', async () => {
    const ids = [await place('BANK'), await place('BANK'), await place('CASH_ON_DELIVERY')];
    const { orders } = await shop.client.data(ListPaymentReferences, {}, admin.token);
    const references = ids.map(
      (id) => orders.nodes.find((order) => order.id === id)?.paymentReference ?? null,
    );
    expect(references[2]).toBeNull();
    expect(references.slice(0, 2).every((reference) => isPaymentReference(String(reference)))).toBe(true);
    expect(references[0]).not.toBe(references[1]);
    const text = String(references[1])
      .toLowerCase()
      .replaceAll(/(.{4})/g, '$1 ');
    const result = await shop.client.data(ListOrderIds, { filter: { text } }, admin.token);
    expect(result.orders).toEqual({ nodes: [{ id: ids[1] }], totalCount: 1 });
  });

  test('recorded by an admin makes the order paid once, with the admin in the history', async () => {
    const id = await place('BANK');
    const responses = await Promise.all(Array.from({ length: 5 }, () => receive(id)));
    for (const { userErrors } of responses) expect(userErrors).toEqual([]);
    expect(await seeOrder(shop, ada, id)).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      paymentDueAt: null,
      history: [
        { status: 'PENDING', paymentState: 'UNPAID', actor: 'CUSTOMER' },
        { status: 'PENDING', paymentState: 'PAID', actor: 'ADMIN' },
      ],
    });
  });

  test('of a canceled order is refunded by hand, and then recorded', async () => {
    const id = await place('BANK');
    await setStatus(id, 'CANCELLED');
    expect((await receive(id)).order).toMatchObject({
      status: 'CANCELLED',
      nextPaymentAction: 'REFUND',
      // Deprecated, for earlier clients.
      paymentStep: 'GIVE_BACK',
      refundable: true,
    });
    expect((await refund(id)).order).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'NONE',
      refundable: false,
    });
    expect((await refund(id)).order?.history).toHaveLength(4);
    expect((await receive(id)).userErrors).toEqual([{ code: 'NOT_PAYABLE', field: ['id'] }]);
  });
});

test.each(['BANK', 'CASH_ON_DELIVERY'])('an unpaid order cannot be refunded (%s)', async (method) => {
  expect((await refund(await place(method))).userErrors).toEqual([{ code: 'NOT_REFUNDABLE', field: ['id'] }]);
});

test('cash is received on delivery only, and its refund is recorded', async () => {
  const id = await place('CASH_ON_DELIVERY');
  await setStatus(id, 'DELIVERED');
  expect((await receive(id)).userErrors[0]?.code).toBe('NOT_PAYABLE');
  expect((await refund(id)).order?.paymentState).toBe('REFUNDED');
});

test.each(['orderPaymentReceive', 'orderRefund', 'orderPaymentResolve'] as const)(
  '%s requires an admin, and does not find an unknown order',
  async (mutation) => {
    const { userErrors } = await changeOrder(shop, admin, mutation, newId());
    expect(userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
    const document = `mutation ($id: ID!) { ${mutation}(id: $id) { userErrors { code } } }`;
    const { errors } = await shop.client.graphql(document, { id: await place('BANK') }, ada.token);
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  },
);
