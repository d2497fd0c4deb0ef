import type { EntityManager } from '../../db/database.ts';
import { PaymentEntity } from './payment.entity.ts';

/** Has the provider asked about an order's live payments at once, for example because nobody is to pay them any more. */
export async function recheckPayments(em: EntityManager, orderId: string, now: Date): Promise<void> {
  await em.nativeUpdate(
    PaymentEntity,
    { order: orderId, state: { $in: ['OPEN', 'PROCESSING'] }, sessionId: { $ne: null } },
    { checkAt: now },
  );
}
