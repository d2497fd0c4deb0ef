import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { OrderPayment } from '../orders/order.ts';
import { PaymentEntity } from './payment.entity.ts';
import type { PaymentsDatabase } from './payments.tables.ts';

/** A payment attempt. */
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

export function selectPayments(em: EntityManager) {
  return em.getKysely<PaymentsDatabase>().selectFrom('payments').selectAll('payments');
}

/** SQL: whether a payment of an order is in progress, or is or was mismatched. */
export function hasBegun(orders: string): RawBuilder<boolean> {
  return sql`exists (select from payments
    where payments.order_id = ${sql.ref(`${orders}.id`)} and payments.state in ('PROCESSING', 'FLAGGED', 'RESOLVED'))`;
}

/** Locks an attempt until the end of the transaction. Lock its order first. */
export async function lockPayment(em: EntityManager, id: string): Promise<PaymentRow> {
  return selectPayments(em).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The order's live attempt; there is at most one. The order's lock prevents changes to it. */
export async function findLivePayment(em: EntityManager, orderId: string): Promise<PaymentRow | undefined> {
  return selectPayments(em)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['OPEN', 'PROCESSING'])
    .executeTakeFirst();
}

/**
 * The attempt of a provider's session. If the response to opening it was lost, it is found by the order id in
 * the session.
 */
export async function findPaymentOf(
  em: EntityManager,
  provider: string,
  { id, reference }: { id: string; reference: string | null },
): Promise<PaymentRow | undefined> {
  const ofProvider = () => selectPayments(em).where('provider', '=', provider);
  const payment = await ofProvider().where('session_id', '=', id).executeTakeFirst();
  if (payment || reference === null || !isUuid(reference)) return payment;
  return ofProvider()
    .where('order_id', '=', reference)
    .where('session_id', 'is', null)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
}

/** The first successful payments by order id, without surplus payments. */
export async function findOrderPayments(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderPayment>> {
  const rows = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('payments')
    .where('order_id', 'in', orderIds)
    .where('state', '=', 'PAID')
    // An edit of the order may have made a part of its payment surplus.
    .where(
      sql<boolean>`payments.amount > (select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = payments.id and r.surplus)`,
    )
    .orderBy('attempt', 'desc')
    .select(['order_id', 'provider', 'provider_payment_id', 'amount'])
    .execute();
  return new Map(
    rows.flatMap(({ order_id: orderId, provider, provider_payment_id: id, amount }) =>
      id === null ? [] : [[orderId, { provider, providerPaymentId: id, amount }]],
    ),
  );
}

/**
 * Schedules an immediate check of an order's live payments, for example because they must no longer be paid.
 */
export async function recheckPayments(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await em.nativeUpdate(
    PaymentEntity,
    { order: orderId, state: { $in: ['OPEN', 'PROCESSING'] }, sessionId: { $ne: null } },
    { checkAt: now },
  );
}
