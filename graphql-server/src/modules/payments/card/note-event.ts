import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';

/**
 * An event of the provider, `about` being the id of its session or payment; `problem`: why it has no effect.
 */
interface NotedEvent {
  id: string;
  type: string;
  about: string;
  problem: string | null;
}

/** Records an event. @returns false when it was recorded before */
export async function noteEvent(
  em: EntityManager,
  { id, type, about, problem }: NotedEvent,
  now: Date,
): Promise<boolean> {
  const noted = await em
    .getKysely<Database>()
    .insertInto('payment_events')
    .values({ id, type, session_id: about, problem, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}
