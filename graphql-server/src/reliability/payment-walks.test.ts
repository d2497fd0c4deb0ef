import { expect, test } from 'vitest';
import { checkIntegrity } from '../db/check-integrity.ts';
import { describeCardShop } from '../test/describe-shop.ts';
import {
  type CardOrder,
  EditOrder,
  PreviewOrderEdit,
  ReadEditedOrder,
  ReadPartialPayments,
  SetOrderStatus,
} from '../test/documents.generated.ts';
import { aCardOrder, changeOrder, report, seeOrder } from '../test/card-shop.ts';
import { aProduct } from '../test/factories.ts';
import { isFullRun, reportMetric } from '../test/metric.ts';
import { anOrder, anOrderInput } from '../test/orders.ts';
import { PaymentEntity } from '../modules/payments/payment.entity.ts';
import { RefundEntity } from '../modules/payments/refunds/refund.entity.ts';
import { aCustomer, anAdmin, type Person } from '../test/users.ts';
import { seededRandom } from '../test/seeded-random.ts';
import { MINUTE } from '../shared/time/duration.ts';

const CARD_ORDERS = 6;
const BANK_ORDERS = 3;
const ROUNDS = isFullRun ? 143 : 4;
const STEPS = 120;
const JOBS = ['payments', 'unpaid-orders', 'refunds'];

type History = CardOrder['history'];

const shop = describeCardShop();
const random = seededRandom(20_261_121);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** Sessions that the shop considered closed although they could still be paid. */
const forgotten = new Set<string>();

/** Takes new orders through random steps of customer, admin, provider and time. @returns their ids */
async function walk(productId: string): Promise<string[]> {
  const [ada, admin] = [await aCustomer(shop), await anAdmin(shop)];
  const ids: string[] = [];
  for (let count = 0; count < CARD_ORDERS; count += 1)
    ids.push((await aCardOrder(shop, ada, { productId })).id);
  for (let count = 0; count < BANK_ORDERS; count += 1)
    ids.push(await anOrder(shop.client, ada, { ...anOrderInput({ productId }), paymentMethod: 'BANK' }));
  const { gateway } = shop;
  const sessions = () => sessionsOf(ids);
  const receivedUrls = new Set(sessions().map(({ url }) => url));
  const retry = async (id: string) => {
    receivedUrls.add((await changeOrder(shop, ada, 'orderPaymentRetry', id)).url ?? null);
  };
  const steps: (() => unknown)[] = [
    () => {
      // Nobody can pay on a page whose URL was lost with the response.
      const open = sessions().filter(({ status, url }) => status === 'OPEN' && receivedUrls.has(url));
      if (open.length > 0) gateway.pay(pick(open).id);
    },
    () => report(shop, pick(sessions()).id),
    () => Promise.all([report(shop, pick(sessions()).id), report(shop, pick(sessions()).id)]),
    () => retry(pick(ids)),
    () => changeOrder(shop, ada, 'orderPaymentConfirm', pick(ids)),
    () => changeOrder(shop, admin, 'orderPaymentReceive', pick(ids)),
    () => receivePart(admin, pick(ids)),
    () => edit(admin, pick(ids)),
    () => edit(admin, pick(ids)),
    () => shop.app.jobs.run(pick(JOBS)).catch(() => undefined),
    async () => {
      shop.clock.advance(Math.floor(random() * 12 * MINUTE));
      // Keeps the sessions in use, so that they do not expire.
      for (const person of [ada, admin]) await seeOrder(shop, person, pick(ids));
    },
    () => (gateway.outage = random() < 0.3 ? pick(['DOWN', 'CUT_AFTER'] as const) : null),
    () => (gateway.rejected = random() < 0.3 ? /^refund/ : null),
    async () => {
      const { id, reference } = pick(sessions());
      await forget(id);
      await retry(reference ?? '');
    },
  ];
  // Later, because closed orders are not edited.
  const closingSteps = [
    () => changeOrder(shop, ada, 'orderCancel', pick(ids)),
    () => {
      const status = pick(['PENDING', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const);
      return shop.client.data(SetOrderStatus, { id: pick(ids), status }, admin.token);
    },
    () => changeOrder(shop, admin, 'orderRefund', pick(ids)),
  ];
  for (let step = 0; step < STEPS; step += 1)
    await pick(step < STEPS / 2 ? steps : [...steps, ...closingSteps])();
  return ids;
}

/** Records a transfer of a part of what is outstanding. */
async function receivePart(admin: Person, id: string): Promise<void> {
  const { paidAmount, outstandingAmount } = await seeOrder(shop, admin, id);
  const amount = Math.ceil(random() * outstandingAmount);
  await changeOrder(shop, admin, 'orderPaymentReceive', id, { amount, expectedPaidAmount: paidAmount });
}

/** Makes an order cost more or less: another number of items, and another discount. */
async function edit(admin: Person, orderId: string): Promise<void> {
  const { order } = await shop.client.data(ReadEditedOrder, { id: orderId }, admin.token);
  const orderLineId = order?.lines[0]?.id;
  if (!order || orderLineId === undefined) throw new Error('No order');
  const input = {
    orderId,
    lines: [{ orderLineId, quantity: pick([1, 1, 2, 3]) }],
    discount: { amount: Math.floor(random() * 1500), reason: 'Walk' },
  };
  const { payload } = await shop.client.data(PreviewOrderEdit, { input }, admin.token);
  if (!payload.preview) return;
  const { total } = payload.preview.totals;
  await shop.client.data(EditOrder, { input, total, updatedAt: order.updatedAt }, admin.token);
}

function sessionsOf(ids: readonly string[]) {
  return [...shop.gateway.sessions.values()].filter(({ reference }) => ids.includes(reference ?? ''));
}

/** The shop considers a page closed, so that another can be opened in addition. */
async function forget(sessionId: string): Promise<void> {
  const closed = { state: 'EXPIRED', checkAt: null } as const;
  const em = shop.app.orm.em.fork();
  if ((await em.nativeUpdate(PaymentEntity, { sessionId, state: 'OPEN' }, closed)) > 0)
    forgotten.add(sessionId);
}

/**
 * Ends the provider's faults and lets it report what only it knows; then admins retry what it rejected, and
 * enough time passes to finish everything in progress.
 */
async function comeToRest(ids: readonly string[]): Promise<void> {
  Object.assign(shop.gateway, { outage: null, rejected: null });
  for (const id of forgotten) await report(shop, id);
  forgotten.clear();
  for (let round = 0; round < 4; round += 1) {
    shop.clock.advance(400 * MINUTE);
    const admin = await anAdmin(shop);
    for (const id of ids) {
      const { nextPaymentAction } = await seeOrder(shop, admin, id);
      if (['CHECK', 'REFUND'].includes(nextPaymentAction)) await changeOrder(shop, admin, 'orderRefund', id);
      if (nextPaymentAction === 'CHECK') await changeOrder(shop, admin, 'orderPaymentResolve', id);
    }
    for (const job of JOBS) await shop.app.jobs.run(job);
  }
}

/**
 * Compares the shop's view of each order with what the provider charged and refunded, and with what staff
 * received and refunded by hand. Staff resolve payments that don't match their order at the provider.
 */
async function compareWithProvider(ids: readonly string[]): Promise<void> {
  const admin = await anAdmin(shop);
  for (const id of ids) {
    const { status, nextPaymentAction, history } = await seeOrder(shop, admin, id);
    const { order } = await shop.client.data(ReadPartialPayments, { id }, admin.token);
    const em = shop.app.orm.em.fork();
    const attempts = await em.find(PaymentEntity, { order: id });
    const refunds = await em.find(RefundEntity, { order: id });
    const what = JSON.stringify({ status, order, attempts, refunds });
    const matching = new Set(
      attempts.filter(({ state }) => state === 'PAID').map(({ sessionId }) => sessionId),
    );
    const paid = sessionsOf([id]).filter(
      ({ id: session, paymentStatus }) => paymentStatus === 'PAID' && matching.has(session),
    );
    const atProvider = paid.map(({ amountTotal, paymentId }) => amountTotal - refundedOf(paymentId));
    expect(Math.min(0, ...atProvider), `more refunded than paid: ${what}`).toBe(0);
    const received = order?.payments.filter(({ method }) => method === 'BANK') ?? [];
    const refundedByHand = refunds.filter(({ payment }) => !payment);
    const held = sumOf(atProvider) + sumOf(received.map(amountOf)) - sumOf(refundedByHand.map(amountOf));
    expect(held, what).toBe((order?.paidAmount ?? 0) - (order?.refundedAmount ?? 0));
    const hasGoods = status === 'PENDING' || status === 'DELIVERED';
    expect(hasGoods ? 0 : held, `${status}: ${what}`).toBe(0);
    expect(['NONE', 'PAY', 'TRANSFER']).toContain(nextPaymentAction);
    expect(history.filter(isUnwanted), what).toEqual([]);
  }
}

const amountOf = ({ amount }: { amount: number }) => amount;
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the provider gave back of a payment. */
function refundedOf(paymentId: string | null): number {
  return sumOf(
    [...shop.gateway.refunds.values()].filter((refund) => refund.paymentId === paymentId).map(amountOf),
  );
}

/** Whether the shop reopened an order by itself after a user canceled or returned it. */
function isUnwanted({ status, actor }: History[number], index: number, history: History): boolean {
  const before = history[index - 1];
  const wasOver = before !== undefined && ['CANCELLED', 'RETURNED'].includes(before.status);
  const isUp = ['PENDING', 'DELIVERED'].includes(status);
  return actor === 'SYSTEM' && isUp && wasOver && before.actor !== 'SYSTEM';
}

// Each walk makes hundreds of requests.
test('whatever customers, admins, the provider and time do to orders, money and stock add up', async () => {
  let payments = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const ids = await walk(
      await aProduct(shop.app.orm.em.fork(), { salePrice: 1999, stock: 2 * CARD_ORDERS + 3 * BANK_ORDERS }),
    );
    await comeToRest(ids);
    await compareWithProvider(ids);
    payments += sessionsOf(ids).filter(({ paymentStatus }) => paymentStatus === 'PAID').length;
  }
  expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  const orders = ROUNDS * (CARD_ORDERS + BANK_ORDERS);
  const what = `${orders} orders on random walks, ${payments} card payments, ${shop.gateway.refunds.size} refunds`;
  reportMetric('payment walks', `${what}: money and stock add up`);
});
