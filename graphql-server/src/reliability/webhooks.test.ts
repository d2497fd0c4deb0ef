import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../db/check-integrity.ts';
import { aCheckoutInput, checkOut, seeOrder } from '../test/card-shop.ts';
import { aProduct } from '../test/factories.ts';
import { inSeconds, isFullRun, reportMetric } from '../test/metric.ts';
import { ledgerOf } from '../test/ledger.ts';
import { aCustomer, type Person } from '../test/users.ts';
import { payAt, type SandboxTestShop, startSandboxShop } from '../test/sandbox-shop.ts';
import { seededRandom } from '../test/seeded-random.ts';

const PAYMENTS = isFullRun ? 100 : 6;
const COPIES = 5;
const AT_ONCE = 20;

let shop: SandboxTestShop;

beforeAll(async () => {
  shop = await startSandboxShop();
});
afterAll(() => shop.stop());

const random = seededRandom(20_261_121);

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** Sends events as the provider does. @returns the status of the response, and how many ms it took */
async function send(payload: string, secret: string): Promise<{ status: number; took: number }> {
  const timestamp = Math.floor(shop.clock.now().getTime() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const began = performance.now();
  const { status } = await fetch(`${shop.client.address}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return { status, took: performance.now() - began };
}

async function sendAll(payloads: readonly string[], secret: string) {
  const responses: { status: number; took: number }[] = [];
  for (let at = 0; at < payloads.length; at += AT_ONCE) {
    const batch = payloads.slice(at, at + AT_ONCE);
    responses.push(...(await Promise.all(batch.map((payload) => send(payload, secret)))));
  }
  return responses;
}

test('webhooks five times each, shuffled, simultaneous and across a restart, fulfill an order once', async () => {
  const product = await aProduct(shop.app.orm.em.fork(), { stock: PAYMENTS });
  shop.sandbox.faults.holdsWebhooks = true;
  const orders: { id: string; buyer: Person }[] = [];
  for (let count = 0; count < PAYMENTS; count += 1) {
    // A customer can have only one unpaid order.
    const buyer = await aCustomer(shop);
    const { order, url } = await checkOut(shop, buyer, aCheckoutInput({ productId: product }));
    await payAt(String(url));
    orders.push({ id: String(order?.id), buyer });
  }
  const { webhookSecret, deliveries } = shop.heldEvents();
  expect(deliveries).toHaveLength(PAYMENTS);

  const copies = shuffled(
    Array.from({ length: COPIES }, () => deliveries.map(({ payload }) => payload)).flat(),
  );
  const half = Math.ceil(copies.length / 2);
  const responses = await sendAll(copies.slice(0, half), webhookSecret);
  await shop.restart();
  responses.push(...(await sendAll(copies.slice(half), webhookSecret)));

  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { id, buyer: owner } of orders) {
    const { status, paymentState, history } = await seeOrder(shop, owner, id);
    expect([status, paymentState]).toEqual(['PENDING', 'PAID']);
    expect(history.filter((event) => event.paymentState === 'PAID')).toHaveLength(1);
  }
  expect(await ledgerOf(shop, product)).toMatchObject({ stock: 0, sum: 0 });
  expect(shop.sandbox.faults.refunds).toBe(0);
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);

  const slowest = inSeconds(Math.max(...responses.map(({ took }) => took)));
  const sent = `${copies.length} webhooks of ${PAYMENTS} payments, ${AT_ONCE} at once, half of them after a restart`;
  reportMetric('webhooks', `${sent}: one fulfilment each, all answered 200; slowest answer ${slowest}`);
});
