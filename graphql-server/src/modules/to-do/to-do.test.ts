import { beforeAll, describe, expect, test } from 'vitest';
import { DAY } from '../../shared/time/duration.ts';
import { newId } from '../../shared/new-id.ts';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  ListOrderIds,
  ListProductIds,
  type OrderAttention,
  ReadToDo,
  ResendOrderMail,
  UpdateProduct,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { made, returnsOf } from '../returns/returns.fixtures.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';

const shop = describeCardShop();
let owner: Person;
let ada: Person;
let lamp: string;

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  ada = await aCustomer(shop);
  lamp = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', stock: 50 });
});

const toDoOf = async ({ token }: Person) => (await shop.client.data(ReadToDo, {}, token)).toDo;

/** The change of task counts caused by `act`. */
async function changeBy(act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before: Record<string, number | null> = await toDoOf(owner);
  await act();
  const after = await toDoOf(owner);
  const changes = Object.entries(after).map(([key, now]) => [key, (now ?? 0) - (before[key] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Orders in the list of an attention reason. */
async function listed(attention: OrderAttention): Promise<string[]> {
  const { orders } = await shop.client.data(ListOrderIds, { filter: { attention } }, owner.token);
  expect(orders.totalCount).toBe(orders.nodes.length);
  return orders.nodes.map(({ id }) => id);
}

const em = () => shop.app.orm.em.fork();
const order = (paymentMethod = 'CASH_ON_DELIVERY', person = ada) =>
  anOrder(shop.client, person, { ...anOrderInput({ productId: lamp }), paymentMethod });
const paidOrder = async () => {
  const { id, sessionId } = await aCardOrder(shop, ada, { productId: lamp });
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  return id;
};

describe('the open tasks', () => {
  test('include shipping orders that are paid, or paid on delivery', async () => {
    let ids: string[] = [];
    expect(await changeBy(async () => (ids = [await order(), await paidOrder()]))).toEqual({
      readyToSend: 2,
    });
    expect(await changeBy(() => aCardOrder(shop, ada, { productId: lamp }))).toEqual({});
    expect(await listed('READY_TO_SEND')).toEqual(expect.arrayContaining(ids));
    expect(await changeBy(() => setOrderStatus(shop.client, owner, ids[0] ?? '', 'DELIVERED'))).toEqual({
      readyToSend: -1,
    });
    const refund = () => em().nativeUpdate(OrderEntity, { id: ids[1] ?? '' }, { paymentState: 'REFUNDED' });
    expect(await changeBy(refund)).toEqual({ readyToSend: -1 });
    const again = await order();
    const refundCash = () => em().nativeUpdate(OrderEntity, { id: again }, { paymentState: 'REFUNDED' });
    expect(await changeBy(refundCash)).toEqual({ readyToSend: -1 });
  });

  test('include looking for transfers, and marking those that are due soon', async () => {
    let id = '';
    // By the database's clock, which is not that of the shop under test.
    const isDueIn = (days: number) =>
      em().nativeUpdate(OrderEntity, { id }, { paymentDueAt: new Date(Date.now() + days * DAY) });
    const place = async () => {
      id = await order('BANK');
      await isDueIn(3);
    };
    expect(await changeBy(place)).toEqual({ transfersAwaited: 1 });
    expect(await changeBy(() => isDueIn(0.5))).toEqual({ transfersDueSoon: 1 });
    expect(await listed('TRANSFER_DUE_SOON')).toEqual([id]);
    expect(await changeBy(() => changeOrder(shop, owner, 'orderPaymentReceive', id))).toEqual({
      transfersAwaited: -1,
      transfersDueSoon: -1,
      readyToSend: 1,
    });
  });

  test('include a transfer also once its order is delivered', async () => {
    const id = await order('BANK', await aCustomer(shop));
    const delivered = await changeBy(() => setOrderStatus(shop.client, owner, id, 'DELIVERED'));
    expect(delivered).not.toHaveProperty('transfersAwaited');
    expect(await listed('TRANSFER_AWAITED')).toContain(id);
  });

  test('include a transfer of which a part has arrived', async () => {
    const id = await order('BANK', await aCustomer(shop));
    const part = { amount: 1, expectedPaidAmount: 0 };
    const received = await changeBy(() => changeOrder(shop, owner, 'orderPaymentReceive', id, part));
    expect(received).not.toHaveProperty('transfersAwaited');
    expect(await listed('TRANSFER_AWAITED')).toContain(id);
  });

  test.each(['BANK', 'CASH_ON_DELIVERY'])('include a refund of an order paid by %s', async (method) => {
    const id = await order(method, await aCustomer(shop));
    if (method === 'BANK') await changeOrder(shop, owner, 'orderPaymentReceive', id);
    else await setOrderStatus(shop.client, owner, id, 'DELIVERED');
    expect(await changeBy(() => setOrderStatus(shop.client, owner, id, 'RETURNED'))).toMatchObject({
      refundsDue: 1,
    });
    expect(await listed('REFUND_DUE')).toEqual([id]);
    expect(await changeBy(() => changeOrder(shop, owner, 'orderRefund', id))).toEqual({ refundsDue: -1 });
  });

  test('include payments that do not match', async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: lamp });
    await changeOrder(shop, ada, 'orderCancel', id);
    shop.gateway.pay(sessionId, { amountTotal: 1 });
    expect(await changeBy(() => report(shop, sessionId))).toEqual({ paymentMismatches: 1 });
    expect(await listed('PAYMENT_MISMATCH')).toEqual([id]);
    expect(await changeBy(() => changeOrder(shop, owner, 'orderPaymentResolve', id))).toEqual({
      paymentMismatches: -1,
    });
  });

  test('include rejected refunds', async () => {
    const id = await paidOrder();
    await changeOrder(shop, ada, 'orderCancel', id);
    const reject = () => em().nativeUpdate(RefundEntity, { order: id }, { state: 'FAILED', tryAt: null });
    expect(await changeBy(reject)).toEqual({ failedRefunds: 1 });
    expect(await listed('REFUND_FAILED')).toEqual([id]);
  });

  test('include deciding on returns, waiting for approved ones, and refunding arrived ones', async () => {
    const returns = returnsOf(shop);
    const id = await returns.delivered(ada, owner, 'BANK', { productId: lamp });
    const order = await returns.see(ada, id);
    expect(await changeBy(async () => made(await returns.request(ada, order, { Lamp: 1 })))).toEqual({
      returnsToDecide: 1,
    });
    const [seen] = (await returns.see(owner, id)).returns;
    if (!seen) throw new Error('The return is missing');
    expect(await changeBy(() => returns.approve(owner, seen.id))).toEqual({
      returnsToDecide: -1,
      returnsAwaited: 1,
    });
    expect(await changeBy(() => returns.receive(owner, seen, { Lamp: [1, 0] }))).toEqual({
      returnsAwaited: -1,
      returnsToRefund: 1,
    });
    expect(await changeBy(() => returns.refund(owner, seen.id))).toEqual({ returnsToRefund: -1 });
  });

  test('include failed emails, until they are sent again', async () => {
    const id = await order();
    const fail = () => em().nativeUpdate(OutboxEmailEntity, { orderId: id }, { failedAt: new Date() });
    expect(await changeBy(fail)).toEqual({ failedEmails: 1 });
    expect(await listed('EMAIL_FAILED')).toEqual([id]);
    const [mail] = await em().find(OutboxEmailEntity, { orderId: id });
    const resend = () => shop.client.data(ResendOrderMail, { id: mail?.id ?? newId() }, owner.token);
    expect(await changeBy(resend)).toEqual({ failedEmails: -1 });
  });

  test('include sold-out and low-stock variants, as the stock changes', async () => {
    let id = '';
    const setStock = (stock: number) => () =>
      shop.client.data(UpdateProduct, { id, input: { stock } }, owner.token);
    expect(await changeBy(async () => (id = await aProduct(em(), { stock: 6 })))).toEqual({});
    expect(await changeBy(() => anOrder(shop.client, ada, anOrderInput({ productId: id })))).toEqual({
      lowStock: 1,
      productsWithLowVariants: 1,
      readyToSend: 1,
    });
    const { products } = await shop.client.data(ListProductIds, { filter: { lowStock: true } });
    expect(products.nodes).toEqual([{ id }]);
    expect(await changeBy(setStock(0))).toEqual({
      lowStock: -1,
      soldOut: 1,
      productsWithLowVariants: -1,
      productsWithSoldOutVariants: 1,
    });
    expect(await changeBy(setStock(6))).toEqual({ soldOut: -1, productsWithSoldOutVariants: -1 });
    expect(await changeBy(() => aProduct(em(), { stock: 0, status: 'DRAFT' }))).toEqual({});
    expect(await changeBy(() => aProduct(em(), { stock: 0 }))).toEqual({
      soldOut: 1,
      productsWithSoldOutVariants: 1,
    });
  });

  test('exclude archived and deleted products', async () => {
    const id = await aProduct(em(), { stock: 3 });
    const change = (values: object) => () => em().nativeUpdate(ProductEntity, { id }, values);
    expect(await changeBy(change({ status: 'ARCHIVED' }))).toEqual({
      lowStock: -1,
      productsWithLowVariants: -1,
    });
    expect(await changeBy(change({ stock: 0 }))).toEqual({});
    expect(await changeBy(change({ status: 'ACTIVE' }))).toEqual({ soldOut: 1, productsWithLowVariants: 1 });
    expect(await changeBy(change({ deletedAt: new Date() }))).toEqual({
      soldOut: -1,
      productsWithLowVariants: -1,
    });
    expect(await changeBy(change({ deletedAt: null }))).toEqual({ soldOut: 1, productsWithLowVariants: 1 });
  });

  test('are limited to those the role may see', async () => {
    expect(await toDoOf(await aStaffMember(shop, 'CATALOGUE_EDITOR'))).toMatchObject({
      readyToSend: null,
      failedEmails: null,
      lowStock: 0,
    });
  });
});
