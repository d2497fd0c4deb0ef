import { beforeEach, describe, expect, test } from 'vitest';
import { type App, createApp } from '../../../app.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import type { OrderStatus } from '../../../test/documents.generated.ts';
import { aCardOrder, changeOrder, seeOrder } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { PaymentProviders } from '../provider/payment-provider.registry.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  admin = await anAdmin(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
});

const place = (person = ada) => aCardOrder(shop, person, { productId: mug, quantity: 4 });
const see = (id: string) => seeOrder(shop, admin, id);
/** Advances the clock; an admin's session expires meanwhile. */
const pass = async (duration: number) => {
  shop.clock.advance(duration);
  admin = await anAdmin(shop);
};
const stock = async () => (await ledgerOf(shop, mug)).stock;
const run = (name: string, app: App = shop.app) => app.jobs.run(name);
const setStatus = (id: string, status: OrderStatus) => setOrderStatus(shop.client, admin, id, status);

describe('the reconciler', () => {
  test('finds a payment whose events were lost, two minutes after the page was opened', async () => {
    const { id, sessionId } = await place();
    shop.gateway.pay(sessionId);
    shop.clock.advance(MINUTE);
    await run('payments');
    expect((await see(id)).paymentState).toBe('UNPAID');
    shop.clock.advance(MINUTE);
    await run('payments');
    expect((await see(id)).paymentState).toBe('PAID');
    const before = shop.gateway.calls.read;
    shop.clock.advance(DAY);
    await run('payments');
    expect(shop.gateway.calls.read).toBe(before);
  });

  test('retries when the provider was unreachable', async () => {
    const { id, sessionId } = await place();
    shop.gateway.pay(sessionId);
    shop.gateway.outage = 'DOWN';
    shop.clock.advance(2 * MINUTE);
    await expect(run('payments')).rejects.toThrow('down');
    shop.gateway.outage = null;
    await run('payments');
    expect((await see(id)).paymentState).toBe('UNPAID');
    shop.clock.advance(MINUTE);
    await run('payments');
    expect((await see(id)).paymentState).toBe('PAID');
  });

  test('closes the page of a canceled order', async () => {
    const { id, sessionId } = await place();
    await changeOrder(shop, ada, 'orderCancel', id);
    await run('payments');
    expect(shop.gateway.sessions.get(sessionId)?.status).toBe('EXPIRED');
    const [payment] = await shop.app.orm.em.fork().find(PaymentEntity, { order: id });
    expect(payment).toMatchObject({ state: 'EXPIRED', checkAt: null });
    expect((await see(id)).history).toHaveLength(2);
  });

  test('checks the page of an attempt that has ended until the page is closed', async () => {
    const { id, sessionId } = await place();
    await shop.app.orm.em.fork().nativeUpdate(PaymentEntity, { order: id }, { state: 'EXPIRED' });
    const reads = async () => {
      const before = shop.gateway.calls.read;
      shop.clock.advance(2 * MINUTE);
      await run('payments');
      return shop.gateway.calls.read - before;
    };
    shop.gateway.change(sessionId, { status: 'COMPLETE', url: null });
    expect([await reads(), await reads()]).toEqual([1, 1]);
    shop.gateway.change(sessionId, { paymentStatus: 'FAILED' });
    expect([await reads(), await reads()]).toEqual([1, 0]);
  });

  test('stops checking a session that the provider does not know', async () => {
    const { id, sessionId } = await place();
    shop.gateway.sessions.delete(sessionId);
    shop.clock.advance(2 * MINUTE);
    await run('payments');
    const [payment] = await shop.app.orm.em.fork().find(PaymentEntity, { order: id });
    expect(payment?.state).toBe('FAILED');
    shop.gateway.sessions.set(sessionId, { ...shop.gateway.last, id: sessionId, reference: id });
  });
});

/** Time until the end of the day after this many days, in ms; the shop counts in UTC. */
const untilEndOfDay = (days: number) => (days + 1) * DAY - (shop.clock.now().getTime() % DAY) - 1;

describe('unpaid orders', () => {
  test('by card are canceled when their time is over, and their page is closed', async () => {
    const { id, sessionId } = await place();
    await pass(30 * MINUTE);
    await run('unpaid-orders');
    expect((await see(id)).status).toBe('PENDING');
    await pass(MINUTE);
    await run('unpaid-orders');
    expect(await see(id)).toMatchObject({ status: 'CANCELLED', paymentState: 'UNPAID' });
    expect(shop.gateway.sessions.get(sessionId)?.status).toBe('EXPIRED');
    expect(await stock()).toBe(10);
  });

  test('that were paid at the last moment are kept', async () => {
    const { id, sessionId } = await place();
    shop.gateway.pay(sessionId);
    await pass(40 * MINUTE);
    await run('unpaid-orders');
    expect(await see(id)).toMatchObject({ status: 'PENDING', paymentState: 'PAID' });
  });

  test('wait two minutes for an unreachable provider, but no longer', async () => {
    const { id } = await place();
    shop.gateway.outage = 'DOWN';
    await pass(31 * MINUTE);
    await run('unpaid-orders');
    expect((await see(id)).status).toBe('PENDING');
    await pass(2 * MINUTE);
    await run('unpaid-orders');
    expect((await see(id)).status).toBe('CANCELLED');
    expect(await stock()).toBe(10);
  });

  test('call an unreachable provider once per run, however many they are', async () => {
    const orders = [await place(), await place(await aCustomer(shop))];
    shop.gateway.outage = 'DOWN';
    const before = shop.gateway.calls.expire;
    await pass(33 * MINUTE);
    await run('unpaid-orders');
    expect(shop.gateway.calls.expire).toBe(before + 1);
    const seen = await Promise.all(orders.map(({ id }) => see(id)));
    expect(seen.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
  });

  test('by transfer are canceled at the end of the seventh day', async () => {
    const id = await anOrder(shop.client, ada, {
      ...anOrderInput({ productId: mug }),
      paymentMethod: 'BANK',
    });
    await pass(untilEndOfDay(7) - 1);
    await run('unpaid-orders');
    expect(await see(id)).toMatchObject({ status: 'PENDING', nextPaymentAction: 'TRANSFER' });
    await pass(2);
    await run('unpaid-orders');
    const order = await see(id);
    expect(order.history.at(-1)).toEqual({ status: 'CANCELLED', paymentState: 'UNPAID', actor: 'SYSTEM' });
    expect(await stock()).toBe(10);
  });

  test('that an admin reopens, and cash on delivery orders, have no deadline', async () => {
    const { id } = await place();
    const cash = await anOrder(shop.client, ada, anOrderInput({ productId: mug }));
    await pass(31 * MINUTE);
    await run('unpaid-orders');
    await setStatus(id, 'PENDING');
    expect((await changeOrder(shop, ada, 'orderPaymentRetry', id)).url).toBe(shop.gateway.last.url);
    await pass(100 * DAY);
    await run('payments');
    await run('unpaid-orders');
    expect(await see(id)).toMatchObject({ status: 'PENDING', nextPaymentAction: 'PAY', paymentDueAt: null });
    expect((await see(cash)).status).toBe('PENDING');
  });
});

test('two processes on one database share the work: each payment, order and refund is processed once', async () => {
  const payments = new PaymentProviders([shop.gateway]);
  const parts = { clock: shop.clock.now, payments, repeatsJobs: false };
  const other = await createApp(shop.config, parts);
  const both = (name: string) => Promise.all([run(name), run(name, other), run(name), run(name, other)]);
  const orders = await Promise.all(
    Array.from({ length: 6 }, async () => aCardOrder(shop, await aCustomer(shop), { productId: mug })),
  );
  for (const { sessionId } of orders.slice(0, 3)) shop.gateway.pay(sessionId);
  shop.clock.advance(2 * MINUTE);
  await both('payments');
  for (const { id } of orders.slice(0, 3)) await changeOrder(shop, admin, 'orderRefund', id);
  await both('refunds');
  await pass(31 * MINUTE);
  await both('unpaid-orders');
  await other.close();
  const seen = await Promise.all(orders.map(({ id }) => see(id)));
  expect(seen.map(({ history }) => history.length)).toEqual([3, 3, 3, 2, 2, 2]);
  expect(seen.map(({ status }) => status).slice(3)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED']);
  expect(await ledgerOf(shop, mug)).toMatchObject({ stock: 7, sum: 7 });
  expect(await shop.app.orm.em.fork().count(RefundEntity, { order: orders.map(({ id }) => id) })).toBe(3);
});
