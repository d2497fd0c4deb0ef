import type { Database, EntityManager } from '../../db/database.ts';
import { isUuid } from '../../shared/new-id.ts';
import { PaymentEntity } from './payment.entity.ts';

/** An attempt to pay, as its row is. */
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof selectPayments>['executeTakeFirstOrThrow']>>;

export function selectPayments(em: EntityManager) {
  return em.getKysely<Database>().selectFrom('payments').selectAll('payments');
}

/** Locks an attempt until the end of the transaction. Its order is locked first. */
export async function lockPayment(em: EntityManager, id: string): Promise<PaymentRow> {
  return selectPayments(em).where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** The attempt of an order by which money may still come; there is at most one. The order's lock keeps it as it is. */
export async function findLivePayment(em: EntityManager, orderId: string): Promise<PaymentRow | undefined> {
  return selectPayments(em)
    .where('order_id', '=', orderId)
    .where('state', 'in', ['OPEN', 'PROCESSING'])
    .executeTakeFirst();
}

/**
 * The attempt that a session of the provider belongs to. The answer to our opening it may have been lost; then it is
 * known by the order that it names.
 */
export async function findPaymentOf(
  em: EntityManager,
  { id, reference }: { id: string; reference: string | null },
): Promise<PaymentRow | undefined> {
  const known = await selectPayments(em).where('session_id', '=', id).executeTakeFirst();
  if (known || reference === null || !isUuid(reference)) return known;
  return selectPayments(em)
    .where('order_id', '=', reference)
    .where('session_id', 'is', null)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
}

/** Has the provider asked about an order's live payments at once, for example because nobody is to pay them any more. */
export async function recheckPayments(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await em.nativeUpdate(
    PaymentEntity,
    { order: orderId, state: { $in: ['OPEN', 'PROCESSING'] }, sessionId: { $ne: null } },
    { checkAt: now },
  );
}
