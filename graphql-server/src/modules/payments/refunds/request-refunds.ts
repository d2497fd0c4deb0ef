import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Actor } from '../../orders/order-status.ts';
import { HOUR, MINUTE } from '../../../shared/duration.ts';

const MAX_PAUSE = 6 * HOUR;

/**
 * Requests refunds of card payments: all of an order, or one payment. A job calls the provider later. Each payment is
 * refunded once. A refund that the provider rejected is replaced by a new one with its own key, because for the old key
 * the provider would repeat the rejection.
 */
export async function requestRefunds(
  em: EntityManager,
  of: { orderId: string } | { paymentId: string },
  actor: Actor,
  now: Date,
): Promise<void> {
  const db = em.getKysely<Database>();
  const payments = await db
    .selectFrom('payments')
    .where('state', '=', 'PAID')
    .where((eb) => ('orderId' in of ? eb('order_id', '=', of.orderId) : eb('id', '=', of.paymentId)))
    .select(['id', 'order_id', 'amount'])
    .execute();
  if (payments.length === 0) return;
  await db
    .insertInto('refunds')
    .values(
      payments.map(({ id, order_id, amount }) => ({
        id: newId(),
        payment_id: id,
        order_id,
        amount,
        state: 'REQUESTED' as const,
        tries: 0,
        try_at: now,
        actor: actor.kind,
        actor_id: actor.id,
        created_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('payment_id')
        .doUpdateSet((eb) => ({
          id: eb.ref('excluded.id'),
          state: eb.ref('excluded.state'),
          tries: eb.ref('excluded.tries'),
          try_at: eb.ref('excluded.try_at'),
          problem: null,
          actor: eb.ref('excluded.actor'),
          actor_id: eb.ref('excluded.actor_id'),
          created_at: eb.ref('excluded.created_at'),
        }))
        .where('refunds.state', '=', 'FAILED'),
    )
    .execute();
}

/** When to try a refund again after this many attempts: in one minute, two, four, and finally every six hours. */
export function nextTry(now: Date, tries: number): Date {
  return new Date(now.getTime() + Math.min(MINUTE * 2 ** tries, MAX_PAUSE));
}
