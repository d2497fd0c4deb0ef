import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { newId } from '../../../shared/new-id.ts';
import { findLines } from '../../orders/search/order-parts-query.ts';
import { type LockedOrder, paidOf } from '../../orders/search/order-query.ts';
import type { Actor } from '../../orders/order-actor.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { HOUR, MINUTE } from '../../../shared/time/duration.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { priceLines, refundedAmount, type RefundLine } from './refund-rules.ts';
import { findRefunds } from './refund-query.ts';
import { RefundEntity } from './refund.entity.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

const MAX_PAUSE = 6 * HOUR;

/** All card payments of an order, or one payment. */
type Payments = { orderId: string } | { paymentId: string };

/**
 * Requests refunds of what is left of card payments, and requests rejected refunds again. A job calls the
 * provider later. The caller has locked the order; no payment is refunded twice. `surplus`: the order is
 * already paid without this payment.
 */
export async function requestRefunds(
  em: EntityManager,
  of: Payments,
  actor: Actor,
  now: Date,
  surplus = false,
): Promise<void> {
  await retryRefunds(em, of, now);
  for (const payment of await findUnrefunded(em, of)) {
    const { order_id: orderId, rest: amount } = payment;
    await requestRefund(em, payment, { id: newId(), orderId, amount, surplus, actor }, now);
  }
}

/** How an order's money goes back: from card payments, and by hand; in minor units. */
export interface RefundParts {
  byCard: { payment: Unrefunded; amount: MinorUnits }[];
  byHand: MinorUnits;
}

/**
 * Splits a refund of `amount` of what is `refundable`: from the largest card payments first, and the rest by
 * hand, if as much was received in another way. An order paid by card may have no payment that the provider
 * knows; then nothing is refunded, unless an exchange paid for it. All in minor units.
 * @returns null if so much was not received
 */
export async function splitRefund(
  em: EntityManager,
  { id: orderId, payment_method: method }: Pick<LockedOrder, 'id' | 'payment_method'>,
  amount: MinorUnits,
  refundable: MinorUnits,
): Promise<RefundParts | null> {
  const payments = await findUnrefunded(em, { orderId });
  const isKnown =
    method !== 'CARD' ||
    (await em.count(PaymentEntity, { order: orderId, state: 'PAID' })) > 0 ||
    (await em.count(RefundEntity, { exchangeOrder: orderId })) > 0;
  const otherwise = isKnown ? refundable - payments.reduce((sum, { rest }) => sum + rest, 0) : 0;
  let left = amount;
  const byCard = payments.flatMap((payment) => {
    const part = Math.min(left, payment.rest);
    left -= part;
    return part > 0 ? [{ payment, amount: part }] : [];
  });
  return left > Math.max(0, otherwise) ? null : { byCard, byHand: left };
}

/**
 * Requests a refund of an order's unshipped units, and of what requires no shipping: their share of the
 * total without what is outstanding, at most what is left of the card payments, and only once if the order
 * is reopened and canceled again.
 */
export async function refundUnsent(
  em: EntityManager,
  order: LockedOrder,
  actor: Actor,
  now: Date,
): Promise<void> {
  const bought = (await findLines(em, [order.id])).get(order.id) ?? [];
  const units = bought.map(({ id, requiresShipping, unsentQuantity, ...line }) => ({
    orderLineId: id,
    // What a return speaks for is refunded with it.
    quantity: requiresShipping
      ? Math.max(0, unsentQuantity)
      : line.quantity - line.refundedQuantity - line.returningQuantity,
  }));
  const { total, prices_include_tax: pricesIncludeTax } = order;
  const price = priceLines(bought, units, { total, pricesIncludeTax });
  let left = price - (total - paidOf(order)) - (await findRefundedByStatus(em, order.id));
  for (const payment of await findUnrefunded(em, { orderId: order.id })) {
    const amount = Math.min(left, payment.rest);
    if (amount <= 0) return;
    left -= amount;
    await requestRefund(em, payment, { id: newId(), orderId: order.id, amount, actor }, now);
  }
}

/** What a status change refunded: staff give a reason for each other refund, or lines. */
async function findRefundedByStatus(em: EntityManager, orderId: string): Promise<number> {
  const { amount } = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('refunds')
    .where('order_id', '=', orderId)
    .where('surplus', '=', false)
    .where('state', '<>', 'DISMISSED')
    .where('reason', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('refund_lines').whereRef('refund_id', '=', 'refunds.id').select('refund_id')),
      ),
    )
    .select(sql<number>`coalesce(sum(amount)::int, 0)`.as('amount'))
    .executeTakeFirstOrThrow();
  return amount;
}

/**
 * Requests rejected refunds again, with another key, because for the old one the provider would repeat the
 * rejection.
 */
export async function retryRefunds(em: EntityManager, of: Payments, now: Date): Promise<void> {
  await em
    .getKysely<PaymentsDatabase>()
    .updateTable('refunds')
    .where('state', '=', 'FAILED')
    .where((eb) => ('orderId' in of ? eb('order_id', '=', of.orderId) : eb('payment_id', '=', of.paymentId)))
    .set((eb) => ({
      state: 'REQUESTED' as const,
      request: eb('request', '+', 1),
      tries: 0,
      try_at: now,
      problem: null,
    }))
    .execute();
}

/** A refund of an order; `amount` in minor units. */
interface NewRefund {
  id: string;
  orderId: string;
  amount: number;
  surplus?: boolean;
  reason?: string | null;
  actor: Actor;
}

/** Requests one refund of a card payment, which must cover the amount. */
export async function requestRefund(
  em: EntityManager,
  { id: payment, provider, account }: Unrefunded,
  refund: NewRefund,
  now: Date,
): Promise<void> {
  const request = { payment, provider, account, state: 'REQUESTED', tryAt: now } as const;
  await em.insert(RefundEntity, { ...toRow(refund, now), ...request });
}

/** Records a refund that was paid by hand. */
export async function recordRefund(em: EntityManager, refund: NewRefund, now: Date): Promise<void> {
  const byHand = { payment: null, provider: null, account: null, state: 'DONE', tryAt: null } as const;
  await em.insert(RefundEntity, { ...toRow(refund, now), ...byHand, doneAt: now });
}

function toRow({ orderId, actor, ...refund }: NewRefund, createdAt: Date) {
  return { ...refund, order: orderId, actor: actor.kind, actorId: actor.id, createdAt };
}

/** A card payment and its unrefunded amount, in minor units. */
export type Unrefunded = Awaited<ReturnType<typeof findUnrefunded>>[number];

/** Card payments that are not fully refunded, with the remaining amounts in minor units, largest first. */
export async function findUnrefunded(em: EntityManager, of: Payments) {
  const rows = await paidByCard(em)
    .where((eb) => ('orderId' in of ? eb('order_id', '=', of.orderId) : eb('id', '=', of.paymentId)))
    .execute();
  return rows.filter(({ rest }) => rest > 0);
}

/** What is left of the card payments of orders, in minor units. */
export async function findUnrefundedSums(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, MinorUnits>> {
  const rows = await paidByCard(em).where('order_id', 'in', orderIds).execute();
  const ofOrders = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...ofOrders].map(([orderId, payments]) => [
      orderId,
      payments.reduce((sum, { rest }) => sum + Math.max(0, rest), 0),
    ]),
  );
}

/** Surplus is not owed again: staff dismiss its refund once they have paid it back in another way. */
function paidByCard(em: EntityManager) {
  const refunded = sql<number>`coalesce((select sum(r.amount)::int from refunds r
    where r.payment_id = payments.id and (r.state <> 'DISMISSED' or r.surplus)), 0)`;
  return em
    .getKysely<PaymentsDatabase>()
    .selectFrom('payments')
    .where('state', '=', 'PAID')
    .select(['id', 'order_id', 'provider', 'account', sql<number>`payments.amount - ${refunded}`.as('rest')])
    .orderBy('rest', 'desc');
}

/** Whether the shop still holds money for the order: a refund was not requested, or has not succeeded yet. */
export async function holdsMoney(em: EntityManager, order: LockedOrder): Promise<boolean> {
  const { id: orderId, payment_state: paymentState } = order;
  const refunds = (await findRefunds(em, [orderId])).get(orderId) ?? [];
  const paidAmount = paidOf(order);
  if (paymentState !== 'REFUNDED' && refundedAmount({ paymentState, paidAmount }, refunds) < paidAmount)
    return true;
  const payment = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('payments')
    .leftJoin('refunds', (join) =>
      join
        .onRef('refunds.payment_id', '=', 'payments.id')
        .on(sql<boolean>`(refunds.state = 'DONE' or refunds.state = 'DISMISSED' and refunds.surplus)`),
    )
    .where('payments.order_id', '=', orderId)
    .where('payments.state', '=', 'PAID')
    .groupBy('payments.id')
    .having((eb) =>
      eb('payments.amount', '>', eb.fn.coalesce(eb.fn.sum<number>('refunds.amount'), eb.lit(0))),
    )
    .select('payments.id')
    .executeTakeFirst();
  return payment !== undefined;
}

/**
 * Next retry of a refund, as SQL of its current `tries`: after one minute, two, four, and finally every six
 * hours.
 */
export function nextTry(now: Date): RawBuilder<Date> {
  const pause = sql`least(${MINUTE} * power(2, least(tries, 16)), ${MAX_PAUSE})`;
  return sql<Date>`${now}::timestamptz + ${pause} * interval '1 millisecond'`;
}

/** Adds refunded units to an order line; `removed` of them were unshipped and never will be shipped. */
export async function addRefundedUnits(
  em: EntityManager,
  { orderLineId, quantity, restockedQuantity }: RefundLine,
  removed: number,
): Promise<void> {
  await em
    .getKysely<PaymentsDatabase>()
    .updateTable('order_lines')
    .where('id', '=', orderLineId)
    .set((eb) => ({
      refunded_quantity: eb('refunded_quantity', '+', quantity),
      restocked_quantity: eb('restocked_quantity', '+', restockedQuantity),
      removed_quantity: eb('removed_quantity', '+', removed),
    }))
    .execute();
}
