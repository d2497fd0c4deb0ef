import { beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import { describeCardShop } from '../../../test/describe-shop.ts';
import { AddToCart, TryCardCheckout } from '../../../test/documents.generated.ts';
import { aCardOrder, aCheckoutInput, changeOrder, checkOut, seeOrder } from '../../../test/card-shop.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrderInput, tryOrder } from '../../../test/orders.ts';
import { aCustomer, type Person } from '../../../test/users.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import { MINUTE } from '../../../shared/time/duration.ts';

const shop = describeCardShop();
let ada: Person;
let mug: string;

beforeEach(async () => {
  ada = await aCustomer(shop);
  mug = await aProduct(shop.app.orm.em.fork(), { title: 'Mug', salePrice: 1999, stock: 10 });
});

const stock = async () => (await ledgerOf(shop, mug)).stock;
const retry = (id: string, person = ada) => changeOrder(shop, person, 'orderPaymentRetry', id);
const runJob = (name: string) => shop.app.jobs.run(name).catch(() => undefined);

describe('cardCheckout', () => {
  test('places an unpaid order, reserves its stock, and opens a page for its total', async () => {
    const tee = await aProduct(shop.app.orm.em.fork(), {
      title: 'Tee',
      salePrice: 850,
      colours: ['Red'],
      sizes: ['M'],
    });
    const input = aCheckoutInput(
      { productId: mug, quantity: 2 },
      { productId: tee, colour: 'Red', size: 'M' },
    );
    const { order, url, userErrors } = await checkOut(shop, ada, { ...input, expectedTotal: 4848 });
    expect(userErrors).toEqual([]);
    expect(order).toMatchObject({
      status: 'PENDING',
      paymentState: 'UNPAID',
      nextPaymentAction: 'PAY',
      total: 4848,
    });
    expect(new Date(order?.paymentDueAt ?? 0).getTime() - shop.clock.now().getTime()).toBe(31 * MINUTE);
    expect(await stock()).toBe(8);
    const session = shop.gateway.last;
    expect(url).toBe(session.url);
    expect(shop.gateway.requests.get(session.id)).toMatchObject({
      idempotencyKey: `order-${order?.id}-1`,
      reference: order?.id,
      currency: 'USD',
      customerEmail: 'ada@example.com',
      lines: [
        { title: 'Mug', unitAmount: 1999, quantity: 2 },
        { title: 'Tee (Red, M)', unitAmount: 850, quantity: 1 },
      ],
      successUrl: `${shop.client.address}/account/orders/${order?.id}?payment=done`,
      cancelUrl: `${shop.client.address}/account/orders/${order?.id}?payment=cancelled`,
    });
  });

  test('twenty times concurrently is one order, one session and twenty equal responses', async () => {
    const input = aCheckoutInput({ productId: mug, quantity: 3 });
    const before = shop.gateway.sessions.size;
    const responses = await Promise.all(Array.from({ length: 20 }, () => checkOut(shop, ada, input)));
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect(shop.gateway.sessions.size).toBe(before + 1);
    expect(await stock()).toBe(7);
  });

  test('of the cart does not empty it until it is paid', async () => {
    await shop.client.data(AddToCart, { lines: [{ productId: mug }] }, ada.token);
    const { cart } = await checkOut(shop, ada, { ...aCheckoutInput(), lines: null });
    expect(cart).toEqual({ itemCount: 1 });
  });

  test('is rejected before the provider is called if stock is missing', async () => {
    const before = { ...shop.gateway.calls };
    const { order, userErrors } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 11 }));
    expect(order).toBeNull();
    expect(userErrors[0]?.code).toBe('OUT_OF_STOCK');
    expect(shop.gateway.calls).toEqual(before);
  });

  test.each([49, 100_000_000])(
    'is rejected for %i cents, which cannot be charged to a card',
    async (salePrice) => {
      const thing = await aProduct(shop.app.orm.em.fork(), { salePrice });
      const { userErrors } = await checkOut(shop, ada, aCheckoutInput({ productId: thing }));
      expect(userErrors[0]?.code).toBe('INVALID_VALUE');
    },
  );

  test('is the only way to place a card order', async () => {
    const { userErrors } = await tryOrder(shop.client, ada, {
      ...anOrderInput({ productId: mug }),
      paymentMethod: 'CARD',
    });
    expect(userErrors).toMatchObject([{ code: 'INVALID_VALUE', field: ['input', 'paymentMethod'] }]);
  });
});

describe('when the provider does not respond', () => {
  test.each(['DOWN', 'CUT_AFTER'] as const)(
    '%s: the order stays, and a repeat returns its one page',
    async (outage) => {
      const before = shop.gateway.sessions.size;
      const input = aCheckoutInput({ productId: mug, quantity: 4 });
      shop.gateway.outage = outage;
      const failed = await checkOut(shop, ada, input);
      expect(failed).toMatchObject({ url: null, userErrors: [{ code: 'PAYMENT_UNAVAILABLE', field: null }] });
      expect(failed.order?.nextPaymentAction).toBe('PAY');
      shop.gateway.outage = null;
      const again = await checkOut(shop, ada, input);
      expect(again).toMatchObject({ order: { id: failed.order?.id }, userErrors: [] });
      expect(shop.gateway.sessions.size).toBe(before + 1);
      expect(again.url).toBe(shop.gateway.last.url);
      expect(await stock()).toBe(6);
    },
  );

  test.each(['DOWN', 'CUT_AFTER'] as const)('%s: the stock is released after 35 minutes', async (outage) => {
    shop.gateway.outage = outage;
    const { order } = await checkOut(shop, ada, aCheckoutInput({ productId: mug, quantity: 4 }));
    shop.clock.advance(30 * MINUTE);
    await runJob('unpaid-orders');
    expect(await stock()).toBe(6);
    shop.clock.advance(5 * MINUTE);
    await runJob('unpaid-orders');
    expect(await stock()).toBe(10);
    expect(await seeOrder(shop, ada, String(order?.id))).toMatchObject({
      status: 'CANCELLED',
      paymentState: 'UNPAID',
      nextPaymentAction: 'NONE',
      paymentDueAt: null,
    });
  });

  test('a page that the provider would now reject as too short is replaced', async () => {
    shop.gateway.outage = 'DOWN';
    const { order } = await checkOut(shop, ada, aCheckoutInput({ productId: mug }));
    shop.gateway.outage = null;
    shop.gateway.rejected = /-1$/;
    const { url } = await retry(String(order?.id));
    expect(url).toBe(shop.gateway.last.url);
    expect(shop.gateway.requests.get(shop.gateway.last.id)?.idempotencyKey).toBe(`order-${order?.id}-2`);
  });

  test('or rejects the request, no page is returned', async () => {
    shop.gateway.rejected = /./;
    const input = aCheckoutInput({ productId: mug });
    const { url, userErrors } = await shop.client.payload(TryCardCheckout, { input }, ada.token);
    expect(url).toBeNull();
    expect(userErrors[0]).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(userErrors[0]?.message).toContain('choose another payment method');
  });

  test('an order can have at most five pages', async () => {
    shop.gateway.rejected = /./;
    const { order } = await checkOut(shop, ada, aCheckoutInput({ productId: mug }));
    for (let attempt = 2; attempt <= 5; attempt += 1) await retry(String(order?.id));
    expect((await retry(String(order?.id))).userErrors).toEqual([{ code: 'NOT_PAYABLE', field: ['id'] }]);
  });
});

describe('orderPaymentRetry', () => {
  test('returns the open page', async () => {
    const { id } = await aCardOrder(shop, ada, { productId: mug });
    const { url } = shop.gateway.last;
    expect(await retry(id)).toMatchObject({ url, userErrors: [] });
    expect(shop.gateway.last.url).toBe(url);
  });

  test('detects that the order is already paid', async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: mug });
    shop.gateway.pay(sessionId);
    expect(await retry(id)).toMatchObject({ url: null, userErrors: [], order: { paymentState: 'PAID' } });
  });

  test("is rejected for an order that is canceled, has another payment method or is another user's", async () => {
    const { id } = await aCardOrder(shop, ada, { productId: mug });
    const stranger = await aCustomer(shop);
    expect((await retry(id, stranger)).userErrors).toEqual([{ code: 'NOT_FOUND', field: ['id'] }]);
    await changeOrder(shop, ada, 'orderCancel', id);
    expect((await retry(id)).userErrors).toEqual([{ code: 'NOT_PAYABLE', field: ['id'] }]);
    const cash = await tryOrder(shop.client, ada, anOrderInput({ productId: mug }));
    expect((await retry(String(cash.order?.id))).userErrors[0]?.code).toBe('NOT_PAYABLE');
    expect((await retry(newId())).userErrors[0]?.code).toBe('NOT_FOUND');
  });
});

describe('orderPaymentConfirm', () => {
  const confirm = (id: string, person = ada) => changeOrder(shop, person, 'orderPaymentConfirm', id);

  test('records a payment at once, and none if there is none', async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: mug });
    expect((await confirm(id)).order?.paymentState).toBe('UNPAID');
    shop.gateway.pay(sessionId);
    shop.clock.advance(1000);
    expect((await confirm(id)).order).toMatchObject({
      paymentState: 'PAID',
      nextPaymentAction: 'NONE',
      refundable: true,
    });
  });

  test('calls the provider once a second, and not at all once the order is paid', async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: mug });
    const before = shop.gateway.calls.read;
    await Promise.all(Array.from({ length: 5 }, () => confirm(id)));
    expect(shop.gateway.calls.read).toBe(before + 1);
    shop.gateway.pay(sessionId);
    shop.clock.advance(1000);
    await confirm(id);
    shop.clock.advance(1000);
    await confirm(id);
    expect(shop.gateway.calls.read).toBe(before + 2);
  });

  test('returns the order unchanged when the provider is unreachable', async () => {
    const { id } = await aCardOrder(shop, ada, { productId: mug });
    shop.gateway.outage = 'DOWN';
    expect(await confirm(id)).toMatchObject({ userErrors: [], order: { paymentState: 'UNPAID' } });
  });

  test("does not find another user's order", async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: mug });
    shop.gateway.pay(sessionId);
    const stranger = await aCustomer(shop);
    expect((await confirm(id, stranger)).userErrors[0]?.code).toBe('NOT_FOUND');
    expect((await seeOrder(shop, ada, id)).paymentState).toBe('UNPAID');
  });
});

test('a shop that takes no cards says so, and places nothing', async () => {
  const plain = await startTestApp();
  const eve = await aCustomer(plain);
  const productId = await aProduct(plain.app.orm.em.fork());
  const { order, userErrors } = await checkOut(plain, eve, aCheckoutInput({ productId }));
  const placed = await plain.app.orm.em.fork().count(OrderEntity, {});
  await plain.stop();
  expect([order, userErrors, placed]).toMatchObject([
    null,
    [{ code: 'PAYMENT_UNAVAILABLE', field: null }],
    0,
  ]);
});
