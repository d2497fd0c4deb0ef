import type { EntityManager } from '../../../db/database.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Actor } from '../../orders/order-actor.ts';
import type { LockedOrder } from '../../orders/search/order-query.ts';
import { RefundEntity } from './refund.entity.ts';
import { splitRefund } from './request-refunds.ts';

/** What an exchange credits to its new order; `amount` in minor units. */
interface NewCredit {
  exchangeOrderId: string;
  amount: MinorUnits;
  reason: string;
  actor: Actor;
}

/**
 * Reserves what an exchange credits, as refunds in which no money moves: they wait for the return, and
 * nothing of them can be refunded meanwhile. The caller has locked the order, of which so much is refundable.
 */
export async function reserveCredit(
  em: EntityManager,
  order: LockedOrder,
  { exchangeOrderId, amount, reason, actor }: NewCredit,
  createdAt: Date,
): Promise<void> {
  const parts = await splitRefund(em, order, amount, amount);
  const reserve = (
    part: MinorUnits,
    payment: { id: string; provider: string; account: string | null } | null,
  ) =>
    em.insert(RefundEntity, {
      id: newId(),
      order: order.id,
      exchangeOrder: exchangeOrderId,
      amount: part,
      reason,
      payment: payment?.id ?? null,
      provider: payment?.provider ?? null,
      account: payment?.account ?? null,
      state: 'REQUESTED',
      tryAt: null,
      actor: actor.kind,
      actorId: actor.id,
      createdAt,
    });
  for (const { payment, amount: part } of parts?.byCard ?? []) await reserve(part, payment);
  const rest = parts ? parts.byHand : amount;
  if (rest > 0) await reserve(rest, null);
}

/** What waits for the return of an exchange, in minor units. */
export async function openCreditOf(em: EntityManager, exchangeOrderId: string): Promise<MinorUnits> {
  const credits = await findOpen(em, exchangeOrderId);
  return credits.reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether a credit of the order waits for its return. */
export async function hasOpenCredit(em: EntityManager, orderId: string): Promise<boolean> {
  return (
    (await em.count(RefundEntity, { order: orderId, exchangeOrder: { $ne: null }, state: 'REQUESTED' })) > 0
  );
}

/**
 * Ends what waits: `amount` of it, in minor units, is credited for good, and the rest can be refunded again.
 * @returns the id of a refund that is then done; null for none
 */
export async function settleCredit(
  em: EntityManager,
  exchangeOrderId: string,
  amount: MinorUnits,
  doneAt: Date,
): Promise<string | null> {
  let left = amount;
  let done: string | null = null;
  for (const credit of await findOpen(em, exchangeOrderId)) {
    const part = Math.min(left, credit.amount);
    left -= part;
    await em.nativeUpdate(
      RefundEntity,
      { id: credit.id },
      part > 0 ? { amount: part, state: 'DONE', doneAt } : { state: 'DISMISSED' },
    );
    if (part > 0) done ??= credit.id;
  }
  return done;
}

async function findOpen(em: EntityManager, exchangeOrderId: string) {
  return em.find(
    RefundEntity,
    { exchangeOrder: exchangeOrderId, state: 'REQUESTED' },
    { orderBy: { id: 'asc' }, refresh: true },
  );
}
