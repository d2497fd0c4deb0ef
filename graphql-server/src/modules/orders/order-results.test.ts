import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { aCardOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import type { OrderStatus } from '../../test/documents.generated.ts';
import {
  CancelOrders,
  CreateShipment,
  DeliverOrders,
  ReadOrderEmails,
  ReceiveOrderPayments,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let clerk: Person;
let ada: Person;
let lamp: string;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 50 });
});
// A new customer, because of the limit on orders in ten minutes.
beforeEach(async () => {
  ada = await aCustomer(shop);
});

const changes = {
  ordersDeliver: DeliverOrders,
  ordersCancel: CancelOrders,
  ordersPaymentReceive: ReceiveOrderPayments,
};
type Change = keyof typeof changes;

/** Changes orders in bulk; returns for each its status and payment, or the error. */
async function changeEach(change: Change, ids: string[]): Promise<string[]> {
  const { payload } = await shop.client.data(changes[change], { ids }, clerk.token);
  expect(payload.results?.map(({ orderId }) => orderId)).toEqual(ids);
  return (payload.results ?? []).map(({ order, userErrors }) =>
    order ? `${order.status} ${order.paymentState}` : userErrors.map(({ code }) => code).join(),
  );
}

const place = (paymentMethod = 'CASH_ON_DELIVERY') =>
  anOrder(shop.client, ada, { ...anOrderInput({ productId: lamp }), paymentMethod });
const inStatus = async (status: OrderStatus, paymentMethod?: string) => {
  const id = await place(paymentMethod);
  await setOrderStatus(shop.client, clerk, id, status);
  return id;
};
const byCard = async (isPaid: boolean) => {
  const { id, sessionId } = await aCardOrder(shop, ada, { productId: lamp });
  if (!isPaid) return id;
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  return id;
};
const send = (orderId: string) => shop.client.data(CreateShipment, { input: { orderId } }, clerk.token);
const emailsOf = async (id: string) => {
  const { order } = await shop.client.data(ReadOrderEmails, { id }, clerk.token);
  return order?.mails.map(({ kind }) => kind);
};

describe('a bulk change', () => {
  test('delivers orders that are paid or cash on delivery, and explains errors', async () => {
    const cash = await place();
    const ids = [cash, await byCard(true), await byCard(false), await place('BANK')];
    ids.push(await inStatus('CANCELLED'), await inStatus('DELIVERED'), newId());
    expect(await changeEach('ordersDeliver', ids)).toEqual([
      'DELIVERED PAID',
      'DELIVERED PAID',
      'NOT_DELIVERABLE',
      'NOT_DELIVERABLE',
      'NOT_DELIVERABLE',
      'DELIVERED PAID',
      'NOT_FOUND',
    ]);
    const mails = await emailsOf(cash);
    expect(mails).toHaveLength(2);
    // Again, as after a lost response: no second email.
    expect(await changeEach('ordersDeliver', [cash])).toEqual(['DELIVERED PAID']);
    expect(await emailsOf(cash)).toEqual(mails);
  });

  test('cancels unshipped orders and releases their stock', async () => {
    const { stock: before } = await ledgerOf(shop, lamp);
    const open = await place();
    const sent = await place();
    await send(sent);
    const ids = [open, sent, await inStatus('DELIVERED'), 'none', await byCard(true)];
    expect(await changeEach('ordersCancel', ids)).toEqual([
      'CANCELLED UNPAID',
      'NOT_CANCELLABLE',
      'NOT_CANCELLABLE',
      'NOT_FOUND',
      'CANCELLED PAID',
    ]);
    expect((await ledgerOf(shop, lamp)).stock).toBe(before - 2);
    expect(await changeEach('ordersCancel', [open, open])).toEqual(['CANCELLED UNPAID', 'CANCELLED UNPAID']);
    expect((await ledgerOf(shop, lamp)).stock).toBe(before - 2);
  });

  test('marks orders waiting for a transfer as paid', async () => {
    const ids = [await place('BANK'), await place(), await inStatus('CANCELLED', 'BANK')];
    expect(await changeEach('ordersPaymentReceive', [...ids, ids[0] ?? ''])).toEqual([
      'PENDING PAID',
      'NOT_PAYABLE',
      'CANCELLED PAID',
      'PENDING PAID',
    ]);
  });

  test.each(Object.entries(changes))('%s accepts 1 to 100', async (_change, document) => {
    for (const count of [0, 101]) {
      const ids = Array.from({ length: count }, newId);
      const { payload } = await shop.client.data(document, { ids }, clerk.token);
      expect(payload).toEqual({ results: null, userErrors: [{ code: 'INVALID_VALUE', field: ['ids'] }] });
    }
  });
});
