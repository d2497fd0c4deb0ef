import { sql } from 'kysely';
import type { EntityManager } from './database.ts';

/** Makes changes in the caller's transaction of which no program, screen or receiver of webhooks learns. */
export async function withoutEvents(em: EntityManager, change: () => Promise<void>): Promise<void> {
  const switchEvents = (state: 'on' | 'off') =>
    sql`select set_config('shop.events', ${state}, true)`.execute(em.getKysely());
  await switchEvents('off');
  await change();
  await switchEvents('on');
}
