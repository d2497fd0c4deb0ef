import { beforeEach, describe, expect, test } from 'vitest';
import { describeCardShop } from '../../../test/describe-shop.ts';
import type { OrderStatus } from '../../../test/documents.generated.ts';
import { aCardOrder, changeOrder, report, seeOrder } from '../../../test/card-shop.ts';
import { newId } from '../../../shared/new-id.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { RefundEntity } from './refund.entity.ts';
import { MINUTE } from '../../../shared/time/duration.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
});

const place = () => aCardOrder(shop, ada, { productId: mug, quantity: 4 });
const see = (id: string) => seeOrder(shop, admin, id);
const stock = async () => (await ledgerOf(shop, mug)).stock;
const run = (name: string) => shop.app.jobs.run(name);
const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);

describe('a refund', () => {
  /** An attempt that the shop considers ended although its page can still be paid. */
  const addAttempt = async (id: string, sessionId: string) => {
    const em = shop.app.orm.em.fork();
    const [first] = await em.find(PaymentEntity, { order: id });
    if (!first) throw new Error('No attempt');
    await em.insert(PaymentEntity, {
      ...first,
      id: newId(),
      attempt: 9,
      state: 'EXPIRED',
      sessionId,
      providerPaymentId: null,
    });
  };
  const paidTwice = async () => {
    const { id, sessionId: original } = await place();
    const extra = `${original}_extra`;
    shop.gateway.sessions.set(extra, { ...shop.gateway.last, id: extra, reference: id });
    await addAttempt(id, extra);
    for (const session of [original, extra]) {
      shop.gateway.pay(session);
      await report(shop, session);
    }
    return { id, original, extra };
  };
  const refundsOf = (session: string) =>
    [...shop.gateway.refunds.values()].filter(({ paymentId }) => paymentId === `pi_${session}`).length;
  const paid = async () => {
    const { id, sessionId } = await place();
    shop.gateway.pay(sessionId);
    await changeOrder(shop, ada, 'orderPaymentConfirm', id);
    return { id, sessionId };
  };

  test.each(['CANCELLED', 'RETURNED'] as const)('follows when a paid order is %s', async (status) => {
    const { id, sessionId } = await paid();
    await setStatus(id, status);
    expect(await see(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'REFUNDING',
      refundable: false,
    });
    await run('refunds');
    const order = await see(id);
    expect(order).toMatchObject({ status, paymentState: 'REFUNDED', nextPaymentAction: 'NONE' });
    expect(order.history.at(-1)).toEqual({ status, paymentState: 'REFUNDED', actor: 'ADMIN' });
    const made = [...shop.gateway.refunds.values()].filter(
      ({ paymentId }) => paymentId === `pi_${sessionId}`,
    );
    expect(made).toMatchObject([{ amount: 7996 }]);
  });

  test('follows when a customer cancels a paid order', async () => {
    const { id } = await paid();
    await changeOrder(shop, ada, 'orderCancel', id);
    await run('refunds');
    expect((await see(id)).history.at(-1)).toEqual({
      status: 'CANCELLED',
      paymentState: 'REFUNDED',
      actor: 'CUSTOMER',
    });
    expect(await stock()).toBe(10);
  });

  test('by an admin is made once, without restocking', async () => {
    const { id, sessionId } = await paid();
    const refund = () => changeOrder(shop, admin, 'orderRefund', id);
    const responses = await Promise.all(Array.from({ length: 5 }, refund));
    for (const { order, userErrors } of responses) {
      expect(userErrors).toEqual([]);
      expect(order).toMatchObject({
        paymentState: 'PAID',
        nextPaymentAction: 'REFUNDING',
        refundable: false,
      });
    }
    await run('refunds');
    expect(await see(id)).toMatchObject({ status: 'PENDING', paymentState: 'REFUNDED' });
    expect((await refund()).userErrors).toEqual([]);
    expect(
      [...shop.gateway.refunds.values()].filter(({ paymentId }) => paymentId === `pi_${sessionId}`),
    ).toHaveLength(1);
    expect(await stock()).toBe(6);
  });

  test('is retried later when the provider is unreachable or its response is lost', async () => {
    const { id, sessionId } = await paid();
    await changeOrder(shop, admin, 'orderRefund', id);
    for (const [outage, pause] of [
      ['DOWN', MINUTE],
      ['CUT_AFTER', 2 * MINUTE],
    ] as const) {
      shop.gateway.outage = outage;
      await expect(run('refunds')).rejects.toThrow();
      shop.clock.advance(pause);
    }
    shop.gateway.outage = null;
    await run('refunds');
    expect((await see(id)).paymentState).toBe('REFUNDED');
    expect(
      [...shop.gateway.refunds.values()].filter(({ paymentId }) => paymentId === `pi_${sessionId}`),
    ).toHaveLength(1);
  });

  test('that the provider rejects is for an admin, who may retry it', async () => {
    const { id } = await paid();
    await changeOrder(shop, admin, 'orderRefund', id);
    shop.gateway.rejected = /^refund/;
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'CHECK',
      refundable: true,
    });
    shop.gateway.rejected = null;
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect(await see(id)).toMatchObject({ paymentState: 'REFUNDED', nextPaymentAction: 'NONE' });
  });

  test('of a surplus payment that the provider rejects is retried alone', async () => {
    const { id, original, extra } = await paidTwice();
    shop.gateway.rejected = /^refund/;
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'CHECK',
      refundable: true,
    });
    shop.gateway.rejected = null;
    for (let click = 0; click < 2; click += 1) await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      refundable: true,
    });
    expect([refundsOf(original), refundsOf(extra)]).toEqual([0, 1]);
  });

  test('leaves an order paid while one of its payments is not refunded, and may be retried', async () => {
    const { id, original, extra } = await paidTwice();
    await changeOrder(shop, ada, 'orderCancel', id);
    const [payment] = await shop.app.orm.em.fork().find(PaymentEntity, { sessionId: extra });
    const [refund] = await shop.app.orm.em.fork().find(RefundEntity, { payment: payment?.id ?? '' });
    shop.gateway.rejected = new RegExp(`${refund?.id}|${payment?.id}`);
    await run('refunds');
    expect([refundsOf(original), refundsOf(extra)]).toEqual([1, 0]);
    expect(await see(id)).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'CHECK',
      refundable: true,
    });
    shop.gateway.rejected = null;
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'NONE',
      refundable: false,
    });
    expect([refundsOf(original), refundsOf(extra)]).toEqual([1, 1]);
  });

  test('of a late payment that the provider rejects can be retried although the order is refunded', async () => {
    const { id, sessionId } = await paid();
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    const late = { ...shop.gateway.last, id: `${sessionId}_late`, status: 'OPEN', reference: id } as const;
    shop.gateway.sessions.set(late.id, late);
    await addAttempt(id, late.id);
    shop.gateway.pay(late.id);
    await report(shop, late.id);
    shop.gateway.rejected = /^refund/;
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'CHECK',
      refundable: true,
    });
    shop.gateway.rejected = null;
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect(await see(id)).toMatchObject({
      paymentState: 'REFUNDED',
      nextPaymentAction: 'NONE',
      refundable: false,
    });
    expect([refundsOf(sessionId), refundsOf(late.id)]).toEqual([1, 1]);
  });

  test('that was made by hand at the provider counts as made', async () => {
    const { id } = await paid();
    await changeOrder(shop, admin, 'orderRefund', id);
    shop.gateway.rejected = /^refund/;
    shop.gateway.reason = 'ALREADY_REFUNDED';
    await run('refunds');
    expect((await see(id)).paymentState).toBe('REFUNDED');
  });
});
