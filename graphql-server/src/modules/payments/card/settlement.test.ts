import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../shared/time/duration.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { aCardOrder, changeOrder, report, seeOrder } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { sendEvent } from '../../../test/gateways/fake-payment-provider.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { PaymentEventEntity } from './payment-event.entity.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;
let id: string;
let sessionId: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
});
beforeEach(async () => {
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
  ({ id, sessionId } = await aCardOrder(shop, ada, { productId: mug, quantity: 4 }));
});

const order = () => seeOrder(shop, ada, id);
const stock = async () => (await ledgerOf(shop, mug)).stock;
const mails = async () =>
  (await shop.app.orm.em.fork().find(OutboxEmailEntity, { orderId: id }, { orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  );
const refunds = () => shop.app.orm.em.fork().count(RefundEntity, { order: id });
const setStock = (left: number) =>
  shop.client.data(
    `mutation ($id: ID!, $stock: Int!) { productUpdate(id: $id, input: { stock: $stock }) { userErrors { code } } }`,
    { id: mug, stock: left },
    admin.token,
  );
const expire = async () => {
  shop.gateway.change(sessionId, { status: 'EXPIRED', url: null });
  await report(shop, sessionId);
};

describe('a webhook', () => {
  test('that is not signed is rejected, whatever it says', async () => {
    shop.gateway.pay(sessionId);
    const event = { id: 'evt_forged', type: 'COMPLETED', sessionId } as const;
    expect(await sendEvent(shop.client, event, 'forged')).toBe(400);
    const unsigned = await shop.client.rest('/api/stripe/webhook', { method: 'POST', body: event });
    expect(unsigned).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect((await order()).paymentState).toBe('UNPAID');
  });

  test('is accepted with any content type, up to 256 KB', async () => {
    const headers = { 'stripe-signature': 'signed', 'content-type': 'text/plain' };
    const send = (body: string) => shop.client.rest('/api/stripe/webhook', { method: 'POST', headers, body });
    expect((await send('null')).status).toBe(200);
    expect((await send(`"${'x'.repeat(256 * 1024)}"`)).status).toBe(413);
  });

  test('of another kind, or of an unknown session, is acknowledged', async () => {
    expect(await sendEvent(shop.client, null)).toBe(200);
    shop.gateway.sessions.set('cs_foreign', {
      ...shop.gateway.last,
      id: 'cs_foreign',
      reference: 'elsewhere',
    });
    shop.gateway.pay('cs_foreign');
    expect(
      await sendEvent(shop.client, { id: 'evt_foreign', type: 'COMPLETED', sessionId: 'cs_foreign' }),
    ).toBe(200);
    const [event] = await shop.app.orm.em.fork().find(PaymentEventEntity, { id: 'evt_foreign' });
    expect(event?.problem).toBe('The session belongs to no order.');
  });

  test('is retried if the provider is unreachable, and then takes effect', async () => {
    shop.gateway.pay(sessionId);
    shop.gateway.outage = 'DOWN';
    const event = { id: 'evt_again', type: 'COMPLETED', sessionId } as const;
    expect(await sendEvent(shop.client, event)).toBe(503);
    shop.gateway.outage = null;
    expect(await sendEvent(shop.client, event)).toBe(200);
    expect((await order()).paymentState).toBe('PAID');
  });

  test("is trusted only for the session's id", async () => {
    await sendEvent(shop.client, { id: 'evt_early', type: 'COMPLETED', sessionId });
    await sendEvent(shop.client, { id: 'evt_wrong', type: 'EXPIRED', sessionId });
    expect(await order()).toMatchObject({ status: 'PENDING', paymentState: 'UNPAID' });
  });
});

describe('a payment', () => {
  test('is recorded once, by the shop, and emailed', async () => {
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    expect(await order()).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      paymentDueAt: null,
      history: [
        { status: 'PENDING', paymentState: 'UNPAID', actor: 'CUSTOMER' },
        { status: 'PENDING', paymentState: 'PAID', actor: 'SYSTEM' },
      ],
    });
    expect(await mails()).toEqual(['ORDER_PAID']);
  });

  test('is one payment, however often and in whatever order it is reported', async () => {
    shop.gateway.pay(sessionId);
    const types = ['COMPLETED', 'PAID_LATE', 'EXPIRED', 'FAILED_LATE'] as const;
    const events = types.flatMap((type) =>
      Array.from({ length: 5 }, () => ({ id: `evt_${type}_${id}`, type, sessionId })),
    );
    const responses = await Promise.all(
      events
        .sort((one, other) => one.id.length - other.id.length)
        .map((event) => sendEvent(shop.client, event)),
    );
    expect(new Set(responses)).toEqual(new Set([200]));
    expect((await order()).history).toHaveLength(2);
    expect(await mails()).toEqual(['ORDER_PAID']);
    expect(await stock()).toBe(6);
    expect(await shop.app.orm.em.fork().count(PaymentEventEntity, { sessionId })).toBe(4);
  });

  test('whose response was lost is found by the order id in its session', async () => {
    shop.gateway.outage = 'CUT_AFTER';
    const other = await aCardOrder(shop, ada, { productId: mug });
    shop.gateway.outage = null;
    shop.gateway.pay(other.sessionId);
    await report(shop, other.sessionId);
    expect((await seeOrder(shop, ada, other.id)).paymentState).toBe('PAID');
  });

  test.each([{ amountTotal: 1 }, { currency: 'EUR' }])(
    'with a mismatch, %j, must be resolved by an admin',
    async (change) => {
      shop.gateway.pay(sessionId, change);
      expect(await report(shop, sessionId)).toBe(200);
      // No deadline: it is not canceled while the shop has the money.
      const waiting = { paymentState: 'UNPAID', nextPaymentAction: 'CHECK', paymentDueAt: null };
      expect(await order()).toMatchObject(waiting);
      const [payment] = await shop.app.orm.em.fork().find(PaymentEntity, { order: id });
      expect(payment?.problem).toContain('instead of 7996 USD');
    },
  );
});

describe('a delayed payment', () => {
  beforeEach(async () => {
    shop.gateway.change(sessionId, { status: 'COMPLETE', url: null });
    await report(shop, sessionId);
  });

  test('reserves the stock for as long as a transfer', async () => {
    const { nextPaymentAction, paymentState, paymentDueAt } = await order();
    expect([nextPaymentAction, paymentState]).toEqual(['PROCESSING', 'UNPAID']);
    const lastDay = new Date(shop.clock.now().getTime() + 7 * DAY).toISOString().slice(0, 10);
    expect(paymentDueAt).toBe(`${lastDay}T23:59:59.999Z`);
    expect((await changeOrder(shop, ada, 'orderPaymentRetry', id)).userErrors[0]?.code).toBe('NOT_PAYABLE');
  });

  test('that arrives is a payment', async () => {
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    expect(await order()).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
    });
  });

  test('that fails releases the stock', async () => {
    shop.gateway.change(sessionId, { paymentStatus: 'FAILED' });
    await report(shop, sessionId);
    await report(shop, sessionId);
    expect(await order()).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'UNPAID',
      nextPaymentAction: 'NONE',
    });
    expect((await ledgerOf(shop, mug)).reasons).toEqual(['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED']);
  });
});

describe('a page that expires', () => {
  test('releases the stock once, with the shop as actor', async () => {
    await expire();
    await report(shop, sessionId);
    const { status, history } = await order();
    expect(status).toBe('CANCELLED');
    expect(history.at(-1)).toEqual({ status: 'CANCELLED', paymentState: 'UNPAID', actor: 'SYSTEM' });
    expect((await ledgerOf(shop, mug)).reasons).toEqual(['INITIAL', 'ORDER_PLACED', 'ORDER_RELEASED']);
  });

  test('but was paid after all reserves it again', async () => {
    await expire();
    shop.gateway.pay(sessionId);
    await Promise.all(Array.from({ length: 5 }, () => report(shop, sessionId)));
    expect(await order()).toMatchObject({
      status: 'PENDING',
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
    });
    expect((await ledgerOf(shop, mug)).reasons.at(-1)).toBe('ORDER_RESERVED_AGAIN');
    expect(await stock()).toBe(6);
    expect(await refunds()).toBe(0);
  });

  test('but was paid when the stock was gone is refunded once', async () => {
    await expire();
    await setStock(3);
    shop.gateway.pay(sessionId);
    await Promise.all(Array.from({ length: 5 }, () => report(shop, sessionId)));
    expect(await order()).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'PAID',
      nextPaymentAction: 'REFUNDING',
    });
    expect(await stock()).toBe(3);
    await shop.app.jobs.run('refunds');
    await shop.app.jobs.run('refunds');
    expect(
      [...shop.gateway.refunds.values()].filter(({ paymentId }) => paymentId === `pi_${sessionId}`),
    ).toEqual([expect.objectContaining({ amount: 7996 })]);
    expect(await order()).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'NONE',
      refundable: false,
    });
    expect(await mails()).toEqual(['ORDER_STATUS_CHANGED', 'ORDER_REFUNDED']);
  });
});

test('a customer who canceled an order and still paid gets a refund', async () => {
  await changeOrder(shop, ada, 'orderCancel', id);
  shop.gateway.pay(sessionId);
  await report(shop, sessionId);
  expect(await order()).toMatchObject({
    status: 'CANCELLED',
    paymentState: 'PAID',
    nextPaymentAction: 'REFUNDING',
  });
  expect(await stock()).toBe(10);
});

test('a customer who paid on two pages gets the second payment back, and the order stays paid', async () => {
  const em = shop.app.orm.em.fork();
  await em.nativeUpdate(PaymentEntity, { order: id }, { state: 'EXPIRED' });
  await changeOrder(shop, ada, 'orderPaymentRetry', id);
  const second = shop.gateway.last.id;
  expect(second).not.toBe(sessionId);
  for (const session of [second, sessionId]) {
    shop.gateway.pay(session);
    await report(shop, session);
  }
  await shop.app.jobs.run('refunds');
  expect(await order()).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'NONE' });
  const made = [...shop.gateway.refunds.values()].map(({ paymentId }) => paymentId);
  expect([made.includes(`pi_${sessionId}`), made.includes(`pi_${second}`)]).toEqual([true, false]);
  expect(await refunds()).toBe(1);
});
