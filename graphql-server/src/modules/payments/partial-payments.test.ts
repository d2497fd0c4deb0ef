import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { changeOrder, report, seeOrder } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import {
  DeliverPartiallyPaid,
  OpenPaymentLink,
  ReadPartialPaymentLink,
  ReadPartialPayments,
  ReadyToSendOrders,
} from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { salePrice: 2000, stock: 1000 });
});
beforeEach(async () => {
  ada = await aCustomer(shop);
});

const place = () => anOrder(shop.client, ada, { ...anOrderInput({ productId: mug }), paymentMethod: 'BANK' });
const receive = (id: string, part: { amount?: number; expectedPaidAmount?: number } = {}) =>
  changeOrder(shop, admin, 'orderPaymentReceive', id, part);
const refund = (id: string) => changeOrder(shop, admin, 'orderRefund', id);

async function read(id: string, { token } = admin) {
  const { order } = await shop.client.data(ReadPartialPayments, { id }, token);
  if (!order) throw new Error(`No order ${id}`);
  return order;
}

/** An order of 2000 of which 500 was received by transfer. */
async function aPartiallyPaidOrder(): Promise<string> {
  const id = await place();
  expect((await receive(id, { amount: 500, expectedPaidAmount: 0 })).userErrors).toEqual([]);
  return id;
}

/** Pays what is outstanding by card. @returns the id of the session */
async function topUp(id: string): Promise<string> {
  await changeOrder(shop, ada, 'orderPaymentRetry', id);
  const session = [...shop.gateway.sessions.values()].findLast(({ reference }) => reference === id);
  if (!session) throw new Error('No payment page');
  shop.gateway.pay(session.id);
  await report(shop, session.id);
  return session.id;
}

async function expectIntegrity(): Promise<void> {
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
}

describe('a transfer of a part', () => {
  test('leaves the rest outstanding until it arrives', async () => {
    const id = await aPartiallyPaidOrder();
    expect(await read(id)).toMatchObject({
      status: 'PENDING',
      paymentState: 'PARTIALLY_PAID',
      paidAt: null,
      paidAmount: 500,
      outstandingAmount: 1500,
      nextPaymentAction: 'TRANSFER',
      refundableAmount: 500,
      payments: [{ amount: 500, method: 'BANK', actor: 'ADMIN', staffName: expect.any(String) as string }],
    });
    await receive(id, { amount: 300, expectedPaidAmount: 500 });
    expect(await read(id)).toMatchObject({ paymentState: 'PARTIALLY_PAID', paidAmount: 800 });
    await receive(id);
    const paid = await read(id);
    expect(paid).toMatchObject({ paymentState: 'PAID', paidAmount: 2000, outstandingAmount: 0 });
    expect(paid.payments.map(({ amount }) => amount)).toEqual([500, 300, 1200]);
    expect(paid.mails.map(({ kind }) => kind)).toEqual([
      'ORDER_PLACED',
      'ORDER_PARTIALLY_PAID',
      'ORDER_PARTIALLY_PAID',
      'ORDER_PAID',
    ]);
    await expectIntegrity();
  });

  test('is recorded once by several clicks, and shown to staff only', async () => {
    const id = await place();
    const part = { amount: 500, expectedPaidAmount: 0 };
    const results = await Promise.all([receive(id, part), receive(id, part), receive(id, part)]);
    const codes = results.map(({ userErrors }) => userErrors[0]?.code ?? 'ok').toSorted();
    expect(codes).toEqual(['VERSION_CHANGED', 'VERSION_CHANGED', 'ok']);
    expect(await read(id)).toMatchObject({ paidAmount: 500, outstandingAmount: 1500 });
    expect(await read(id, ada)).toMatchObject({ paidAmount: 500, outstandingAmount: 1500, payments: [] });
  });

  test.each([
    [{ amount: 0, expectedPaidAmount: 500 }, 'INVALID_VALUE', 'amount'],
    [{ amount: -1, expectedPaidAmount: 500 }, 'INVALID_VALUE', 'amount'],
    [{ amount: 1501, expectedPaidAmount: 500 }, 'INVALID_VALUE', 'amount'],
    [{ amount: 100 }, 'REQUIRED', 'expectedPaidAmount'],
    [{ amount: 100, expectedPaidAmount: 0 }, 'VERSION_CHANGED', 'expectedPaidAmount'],
  ])('of %j: %s', async (part, code, field) => {
    const id = await aPartiallyPaidOrder();
    const before = await read(id);
    expect((await receive(id, part)).userErrors).toEqual([{ code, field: [field] }]);
    expect(await read(id)).toEqual(before);
  });

  test('keeps the order from being sent as paid, and canceled for want of payment', async () => {
    const id = await aPartiallyPaidOrder();
    const { payload } = await shop.client.data(DeliverPartiallyPaid, { ids: [id] }, admin.token);
    expect(payload.results).toEqual([{ userErrors: [{ code: 'NOT_DELIVERABLE' }] }]);
    const { orders } = await shop.client.data(ReadyToSendOrders, {}, admin.token);
    expect(orders.nodes.map((order) => order.id)).not.toContain(id);
    expect((await seeOrder(shop, admin, id)).paymentDueAt).toBeNull();
    shop.clock.advance(60 * 24 * 60 * 60 * 1000);
    await shop.app.jobs.run('unpaid-orders');
    admin = await anAdmin(shop);
    expect(await read(id)).toMatchObject({ status: 'PENDING', paymentState: 'PARTIALLY_PAID' });
  });

  test('is refunded by hand if the order is canceled', async () => {
    const id = await aPartiallyPaidOrder();
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    expect(await read(id)).toMatchObject({ nextPaymentAction: 'REFUND', outstandingAmount: 0 });
    await refund(id);
    expect(await read(id)).toMatchObject({
      paymentState: 'REFUNDED',
      paidAmount: 500,
      refundedAmount: 500,
      refundableAmount: 0,
      refunds: [{ amount: 500, state: 'DONE' }],
    });
    await expectIntegrity();
  });
});

describe('the rest by card', () => {
  test('is charged by the link, and then the order is paid', async () => {
    const id = await aPartiallyPaidOrder();
    const url = (await read(id)).customerLinks?.paymentUrl ?? '';
    const token = new URL(url).searchParams.get('token') ?? '';
    const linked = async () => (await shop.client.data(ReadPartialPaymentLink, { token })).paymentLink;
    expect(await linked()).toEqual({ total: 1500, state: 'OPEN' });
    const sessionId = await topUp(id);
    expect(shop.gateway.sessions.get(sessionId)?.amountTotal).toBe(1500);
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      paidAmount: 2000,
      payments: [
        { amount: 500, method: 'BANK' },
        { amount: 1500, method: 'CARD', actor: 'SYSTEM', staffName: null },
      ],
      customerLinks: { paymentUrl: null },
    });
    expect(await linked()).toEqual({ total: 2000, state: 'PAID' });
    await expectIntegrity();
  });

  test('returns a customer who pays on the order’s page to it, and one who follows the link to that', async () => {
    const id = await aPartiallyPaidOrder();
    const returnsTo = () => shop.gateway.requests.get(shop.gateway.last.id);
    await changeOrder(shop, ada, 'orderPaymentRetry', id);
    const page = `${shop.client.address}/account/orders/${id}`;
    expect(returnsTo()).toMatchObject({
      successUrl: `${page}?payment=done`,
      cancelUrl: `${page}?payment=cancelled`,
    });
    const other = await aPartiallyPaidOrder();
    const link = (await read(other)).customerLinks?.paymentUrl ?? '';
    const token = new URL(link).searchParams.get('token') ?? '';
    await shop.client.payload(OpenPaymentLink, { token });
    expect(returnsTo()).toMatchObject({ successUrl: `${link}&payment=done`, cancelUrl: link });
  });

  test('goes back to the card, and the transfer by hand', async () => {
    const id = await aPartiallyPaidOrder();
    expect(await read(id)).toMatchObject({ refundableAmount: 500, refundableByCard: 0 });
    await topUp(id);
    expect(await read(id)).toMatchObject({ refundableAmount: 2000, refundableByCard: 1500 });
    await setOrderStatus(shop.client, admin, id, 'CANCELLED');
    await shop.app.jobs.run('refunds');
    expect(await read(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'REFUND',
      refundableAmount: 500,
      refundableByCard: 0,
      refunds: [{ amount: 1500, state: 'DONE' }],
    });
    await refund(id);
    const { refunds, ...order } = await read(id);
    expect(order).toMatchObject({ paymentState: 'REFUNDED', refundedAmount: 2000 });
    expect(refunds.map(({ amount }) => amount)).toEqual([1500, 500]);
    await expectIntegrity();
  });

  test('can’t be shortened by a transfer while its page is open; a transfer of all closes the page', async () => {
    const id = await aPartiallyPaidOrder();
    await changeOrder(shop, ada, 'orderPaymentRetry', id);
    const session = [...shop.gateway.sessions.values()].findLast(({ reference }) => reference === id);
    const part = { amount: 100, expectedPaidAmount: 500 };
    expect((await receive(id, part)).userErrors[0]?.code).toBe('NOT_PAYABLE');
    await receive(id);
    await shop.app.jobs.run('payments');
    expect(shop.gateway.sessions.get(session?.id ?? '')?.status).toBe('EXPIRED');
    expect(await read(id)).toMatchObject({ paymentState: 'PAID', paidAmount: 2000 });
  });
});
