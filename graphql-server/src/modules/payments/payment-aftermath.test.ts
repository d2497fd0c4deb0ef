import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../shared/new-id.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { CountPaidToDo, ReadResolvedPayments } from '../../test/documents.generated.ts';
import { aCardOrder, changeOrder, report, seeOrder } from '../../test/card-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { sendEvent } from '../../test/gateways/fake-payment-provider.ts';
import { ledgerOf } from '../../test/ledger.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { OutboxEmailEntity } from '../emails/outbox-email.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { PaymentEventEntity } from './card/payment-event.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;
let id: string;
let sessionId: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
  ({ id, sessionId } = await aCardOrder(shop, ada, { productId: mug, quantity: 4 }));
});

const order = () => seeOrder(shop, ada, id);
/** Effects that one payment must not have twice. */
const effects = async () => {
  const em = shop.app.orm.em.fork();
  const mails = await em.find(OutboxEmailEntity, { orderId: id }, { orderBy: { id: 'asc' } });
  return {
    mails: mails.map(({ kind }) => kind),
    stock: (await ledgerOf(shop, mug)).stock,
    refunds: await em.count(RefundEntity, { order: id }),
  };
};

describe('an admin who resolves a mismatched payment', () => {
  const resolve = () => changeOrder(shop, admin, 'orderPaymentResolve', id);
  const flag = async () => {
    shop.gateway.pay(sessionId, { amountTotal: 1 });
    await report(shop, sessionId);
  };

  test('records it once, whatever follows, and does not change the order', async () => {
    await changeOrder(shop, ada, 'orderCancel', id);
    await flag();
    expect(await order()).toMatchObject({
      nextPaymentAction: 'CHECK',
      hasPaymentMismatch: true,
      paymentFlagged: true,
    });
    const responses = await Promise.all(Array.from({ length: 5 }, resolve));
    for (const { userErrors } of responses) expect(userErrors).toEqual([]);
    await report(shop, sessionId);
    expect(await order()).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'UNPAID',
      nextPaymentAction: 'NONE',
      hasPaymentMismatch: false,
      paymentFlagged: false,
    });
    const seen = await shop.client.data(ReadResolvedPayments, { id }, ada.token);
    expect(seen.order).toEqual({
      history: [
        { actor: 'CUSTOMER', paymentResolved: false },
        { actor: 'CUSTOMER', paymentResolved: false },
        { actor: 'ADMIN', paymentResolved: true },
      ],
    });
    expect(await effects()).toEqual({ mails: ['ORDER_STATUS_CHANGED'], stock: 10, refunds: 0 });
  });

  test('leaves an order that the shop itself canceled ready for a late payment', async () => {
    await flag();
    const em = shop.app.orm.em.fork();
    await em.nativeUpdate(OrderEntity, { id }, { paymentDueAt: shop.clock.now() });
    shop.clock.advance(3 * MINUTE);
    await shop.app.jobs.run('unpaid-orders');
    expect((await order()).status).toBe('CANCELLED');
    await resolve();
    const late = `${sessionId}_late`;
    shop.gateway.sessions.set(late, { ...shop.gateway.last, id: late, amountTotal: 7996, reference: id });
    const [first] = await em.find(PaymentEntity, { order: id });
    await em.insert(PaymentEntity, {
      id: newId(),
      order: id,
      attempt: 2,
      provider: 'stripe',
      state: 'EXPIRED',
      sessionId: late,
      amount: 7996,
      currency: String(first?.currency),
      createdAt: shop.clock.now(),
      expiresAt: shop.clock.now(),
    });
    shop.gateway.pay(late);
    await report(shop, late);
    expect(await order()).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  test('cannot resolve other orders', async () => {
    expect((await resolve()).userErrors).toEqual([{ code: 'NOT_FLAGGED', field: ['id'] }]);
  });
});

test('an event is deleted after 90 days, and has no effect if it comes again', async () => {
  const em = shop.app.orm.em.fork();
  const event = { id: `evt_old_${id}`, type: 'COMPLETED', sessionId } as const;
  const isKept = async () => (await em.count(PaymentEventEntity, { id: event.id })) === 1;
  shop.gateway.pay(sessionId);
  await sendEvent(shop.client, event);
  shop.clock.advance(90 * DAY);
  await shop.app.jobs.run('retention');
  expect(await isKept()).toBe(true);
  shop.clock.advance(1);
  await shop.app.jobs.run('retention');
  expect(await isKept()).toBe(false);
  expect(await sendEvent(shop.client, event)).toBe(200);
  // The earlier sessions have expired by now.
  admin = await anAdmin(shop);
  expect((await seeOrder(shop, admin, id)).history).toHaveLength(2);
  expect(await effects()).toEqual({ mails: ['ORDER_PAID'], stock: 6, refunds: 0 });
});

describe('changes of a payment at the provider', () => {
  const happened = (type: 'DISPUTED' | 'REFUND_CHANGED') =>
    sendEvent(shop.client, { id: `evt_${newId()}`, type, paymentId: `pi_${sessionId}` });
  const refundsOf = async () => {
    const rows = await shop.app.orm.em.fork().find(RefundEntity, { order: id });
    return rows.map(({ amount, state, actor }) => ({ amount, state, actor }));
  };

  beforeEach(async () => {
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
  });

  test("a refund made in the provider's dashboard counts once, and ends the order when nothing is left", async () => {
    const part = { id: 're_part', status: 'SUCCEEDED', amount: 1999, reference: null } as const;
    shop.gateway.news.set(`pi_${sessionId}`, [part]);
    expect(await happened('REFUND_CHANGED')).toBe(200);
    expect(await happened('REFUND_CHANGED')).toBe(200);
    expect(await refundsOf()).toEqual([{ amount: 1999, state: 'DONE', actor: 'SYSTEM' }]);
    expect((await order()).paymentState).toBe('PAID');
    shop.gateway.news.set(`pi_${sessionId}`, [part, { ...part, id: 're_rest', amount: 3 * 1999 }]);
    await happened('REFUND_CHANGED');
    expect(await order()).toMatchObject({ paymentState: 'REFUNDED', nextPaymentAction: 'NONE' });
    expect((await effects()).mails).toEqual(['ORDER_PAID', 'ORDER_REFUNDED', 'ORDER_REFUNDED']);
  });

  test('a refund by the shop is not one of these, and one that fails days later returns to staff', async () => {
    await changeOrder(shop, admin, 'orderRefund', id);
    await shop.app.jobs.run('refunds');
    await happened('REFUND_CHANGED');
    expect(await refundsOf()).toEqual([{ amount: 7996, state: 'DONE', actor: 'ADMIN' }]);
    const [own] = (await shop.gateway.readRefunds(`pi_${sessionId}`)) ?? [];
    shop.gateway.news.set(`pi_${sessionId}`, own ? [{ ...own, status: 'FAILED' }] : []);
    await happened('REFUND_CHANGED');
    expect(await refundsOf()).toEqual([{ amount: 7996, state: 'FAILED', actor: 'ADMIN' }]);
    expect(await order()).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'CHECK' });
    expect((await effects()).mails).toEqual(['ORDER_PAID', 'ORDER_REFUNDED']);
  });

  test('a dispute blocks the shipment until staff resolve it', async () => {
    const toDo = async () => (await shop.client.data(CountPaidToDo, {}, admin.token)).toDo;
    const before = await toDo();
    await happened('DISPUTED');
    expect(await order()).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'CHECK' });
    expect(await toDo()).toEqual({
      readyToSend: Number(before.readyToSend) - 1,
      paymentMismatches: Number(before.paymentMismatches) + 1,
    });
    await changeOrder(shop, admin, 'orderPaymentResolve', id);
    expect(await order()).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'NONE' });
    expect(await toDo()).toEqual(before);
  });

  test('an unknown payment has no effect', async () => {
    expect(await sendEvent(shop.client, { id: `evt_${newId()}`, type: 'DISPUTED', paymentId: 'pi_x' })).toBe(
      200,
    );
    expect(await order()).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'NONE' });
  });
});
