import { beforeEach, describe, expect, test } from 'vitest';
import { aCheckoutInput, changeOrder, checkOut, seeOrder } from '../../../test/card-shop.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { ReadOrderPayment } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { FakePaymentProvider } from '../../../test/gateways/fake-payment-provider.ts';
import { aCustomer, anAdmin, type Person } from '../../../test/users.ts';
import { HOUR, MINUTE } from '../../../shared/time/duration.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import type { PaymentProvider } from './payment-provider.port.ts';
import { PaymentProviders } from './payment-provider.registry.ts';

const configured: PaymentProvider[] = [];
const shop = describeShop({}, { payments: new PaymentProviders(configured) });
const configure = (...providers: PaymentProvider[]) => configured.splice(0, configured.length, ...providers);

// Their accounts, sessions, payments and refunds have the same ids.
let stripe: FakePaymentProvider;
let acme: FakePaymentProvider;
let ada: Person;
let admin: Person;
let mug: string;

beforeEach(async () => {
  stripe = new FakePaymentProvider('stripe', 'test');
  acme = new FakePaymentProvider('acme', 'test');
  admin = await anAdmin(shop);
  const em = shop.app.orm.em.fork();
  // Other tests' sessions had the same ids, too.
  await em.execute('update payments set session_id = null, provider_payment_id = null, check_at = null');
  await em.execute('delete from payment_events');
  mug = await aProduct(em, { title: 'Mug', salePrice: 1999, stock: 100 });
});

const run = (job: string) => shop.app.jobs.run(job);
const see = (id: string) => seeOrder(shop, admin, id);

/** A new customer's order, which waits for its payment at a provider. */
async function orderAt(provider: FakePaymentProvider, quantity = 1): Promise<string> {
  configure(provider, ...configured.filter((other) => other !== provider));
  ada = await aCustomer(shop);
  const { order } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity }));
  if (provider.last.reference !== order?.id) throw new Error('No page was opened');
  return order.id;
}

/** Sends a provider event to a path. @returns the status of the response */
async function report(path: string, by: string, event: object): Promise<number> {
  const headers = { [`${by}-signature`]: 'signed' };
  return (await shop.client.rest(path, { method: 'POST', body: event, headers })).status;
}

const completed = { id: 'evt_1', type: 'COMPLETED', sessionId: 'cs_1' };

const paymentOf = async (order: string) =>
  (await shop.app.orm.em.fork().find(PaymentEntity, { order }, { orderBy: { attempt: 'desc' } }))[0];
const refundOf = async (order: string) => shop.app.orm.em.fork().findOneOrFail(RefundEntity, { order });

/** What staff see of the successful payment. */
const paidBy = async (id: string) =>
  (await shop.client.data(ReadOrderPayment, { id }, admin.token)).order?.payment;

describe('two providers', () => {
  beforeEach(() => configure(stripe));

  test('each read and refund their own payments, even with the same ids', async () => {
    const [former, latter] = [await orderAt(stripe), await orderAt(acme, 2)];
    expect(stripe.last.id).toBe(acme.last.id);
    stripe.pay('cs_1');
    acme.pay('cs_1');
    shop.clock.advance(2 * MINUTE);
    await run('payments');
    expect(await paidBy(former)).toEqual({ provider: 'stripe', providerPaymentId: 'pi_cs_1', amount: 1999 });
    expect(await paidBy(latter)).toEqual({ provider: 'acme', providerPaymentId: 'pi_cs_1', amount: 3998 });
    for (const id of [former, latter]) await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    const refunded = (provider: FakePaymentProvider) =>
      [...provider.refunds.values()].map(({ amount, paymentId }) => [paymentId, amount]);
    expect(refunded(stripe)).toEqual([['pi_cs_1', 1999]]);
    expect(refunded(acme)).toEqual([['pi_cs_1', 3998]]);
    expect((await see(former)).paymentState).toBe('REFUNDED');
    expect((await see(latter)).paymentState).toBe('REFUNDED');
    expect(await refundOf(latter)).toMatchObject({ provider: 'acme', account: 'test', state: 'DONE' });
  });

  test.each(['/api/payments/stripe/webhook', '/api/stripe/webhook'])(
    'report to separate paths: Stripe to %s',
    async (path) => {
      const [former, latter] = [await orderAt(stripe), await orderAt(acme)];
      stripe.pay('cs_1');
      acme.pay('cs_1');
      expect(await report(path, 'stripe', completed)).toBe(200);
      expect((await see(former)).paymentState).toBe('PAID');
      expect((await see(latter)).paymentState).toBe('UNPAID');
      expect(await report('/api/payments/acme/webhook', 'acme', completed)).toBe(200);
      expect((await see(latter)).paymentState).toBe('PAID');
      const disputed = { id: 'evt_2', type: 'DISPUTED', paymentId: 'pi_cs_1' };
      expect(await report('/api/payments/acme/webhook', 'acme', disputed)).toBe(200);
      expect((await see(former)).hasPaymentMismatch).toBe(false);
      expect((await see(latter)).hasPaymentMismatch).toBe(true);
    },
  );

  test('cannot sign for each other, and an unknown provider is rejected', async () => {
    const id = await orderAt(acme);
    acme.pay('cs_1');
    expect(await report('/api/payments/acme/webhook', 'stripe', completed)).toBe(400);
    expect(await report('/api/payments/stripe/webhook', 'acme', completed)).toBe(400);
    expect(await report('/api/payments/other/webhook', 'acme', completed)).toBe(400);
    expect((await see(id)).paymentState).toBe('UNPAID');
  });

  test('do not wait for each other while one is unreachable', async () => {
    const [former, latter] = [await orderAt(acme), await orderAt(stripe)];
    stripe.pay('cs_1');
    acme.pay('cs_1');
    acme.outage = 'DOWN';
    shop.clock.advance(2 * MINUTE);
    await expect(run('payments')).rejects.toThrow('down');
    expect((await see(former)).paymentState).toBe('UNPAID');
    expect((await see(latter)).paymentState).toBe('PAID');
  });
});

describe('payments made with test keys, once the shop has live keys', () => {
  const problem = 'It was made with stripe (test), which is not configured any more.';
  let live: FakePaymentProvider;

  beforeEach(() => {
    live = new FakePaymentProvider('stripe', 'live', 'cs_live_');
    configure(stripe);
  });

  test('a payment does not change until the test keys are configured again', async () => {
    const id = await orderAt(stripe);
    stripe.pay('cs_1');
    configure(live);
    shop.clock.advance(2 * MINUTE);
    await run('payments');
    expect(await paymentOf(id)).toMatchObject({ state: 'OPEN', sessionId: 'cs_1', problem });
    expect(live.calls).toEqual({ create: 0, read: 0, expire: 0, refund: 0 });
    configure(live, stripe);
    shop.clock.advance(HOUR);
    admin = await anAdmin(shop);
    await run('payments');
    expect((await see(id)).paymentState).toBe('PAID');
  });

  test('a refund is for staff, who retry it once the keys are configured', async () => {
    const id = await orderAt(stripe);
    stripe.pay('cs_1');
    await report('/api/payments/stripe/webhook', 'stripe', completed);
    configure(live);
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect(await refundOf(id)).toMatchObject({ state: 'FAILED', problem });
    expect(await see(id)).toMatchObject({ paymentState: 'PAID', nextPaymentAction: 'CHECK' });
    expect(live.calls.refund).toBe(0);
    configure(live, stripe);
    await changeOrder(shop, admin, 'orderRefund', id);
    await run('refunds');
    expect((await see(id)).paymentState).toBe('REFUNDED');
  });

  test('a refund that may have been made keeps its key, so that it is not made twice', async () => {
    const id = await orderAt(stripe);
    stripe.pay('cs_1');
    await report('/api/payments/stripe/webhook', 'stripe', completed);
    await changeOrder(shop, admin, 'orderRefund', id);
    stripe.outage = 'CUT_AFTER';
    await expect(run('refunds')).rejects.toThrow('cut off');
    stripe.recover();
    configure(live);
    shop.clock.advance(2 * MINUTE);
    await run('refunds');
    expect(await refundOf(id)).toMatchObject({ state: 'REQUESTED', problem });
    configure(live, stripe);
    shop.clock.advance(4 * MINUTE);
    await run('refunds');
    expect(await refundOf(id)).toMatchObject({ state: 'DONE', problem: null });
    expect(stripe.refunds.size).toBe(1);
  });

  test('an order is paid on a new page, once the old one can no longer be paid', async () => {
    const id = await orderAt(stripe);
    configure(live);
    const retry = () => changeOrder(shop, ada, 'orderPaymentRetry', id);
    expect((await retry()).userErrors).toEqual([{ code: 'PAYMENT_UNAVAILABLE', field: null }]);
    shop.clock.advance(31 * MINUTE);
    expect(await retry()).toMatchObject({ url: 'https://pay.example/cs_live_1', userErrors: [] });
    expect(live.last.reference).toBe(id);
    expect(await paymentOf(id)).toMatchObject({ attempt: 2, account: 'live', state: 'OPEN' });
  });

  test('an unpaid order is canceled', async () => {
    const id = await orderAt(stripe);
    configure(live);
    shop.clock.advance(31 * MINUTE);
    await run('unpaid-orders');
    admin = await anAdmin(shop);
    expect((await see(id)).status).toBe('CANCELLED');
    expect((await paymentOf(id))?.state).toBe('OPEN');
  });
});

describe('a payment from before accounts were stored', () => {
  const forget = (order: string) =>
    shop.app.orm.em.fork().nativeUpdate(PaymentEntity, { order }, { account: null });

  beforeEach(() => configure(stripe));

  test('belongs to the provider that knows it', async () => {
    const id = await orderAt(stripe);
    stripe.pay('cs_1');
    await forget(id);
    shop.clock.advance(2 * MINUTE);
    await run('payments');
    expect((await see(id)).paymentState).toBe('PAID');
  });

  test('is kept when the provider does not know it', async () => {
    const id = await orderAt(stripe);
    stripe.sessions.clear();
    await forget(id);
    shop.clock.advance(2 * MINUTE);
    await run('payments');
    expect(await paymentOf(id)).toMatchObject({
      state: 'OPEN',
      problem: 'It was made with stripe, which is not configured any more.',
    });
  });
});
