import type { EntityManager } from '../../../db/database.ts';
import type { PaymentProvider } from '../provider/payment-provider.port.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/**
 * A provider event; `about` is the id of its session or payment, `problem` the reason why it has no effect.
 */
interface NotedEvent {
  id: string;
  type: string;
  about: string;
  problem: string | null;
}

/** Records an event. @returns false if it was already recorded */
export async function noteEvent(
  em: EntityManager,
  { code: provider, account }: PaymentProvider,
  { id, type, about, problem }: NotedEvent,
  now: Date,
): Promise<boolean> {
  const noted = await em
    .getKysely<PaymentsDatabase>()
    .insertInto('payment_events')
    .values({ provider, id, account, type, session_id: about, problem, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
