import { sql } from 'kysely';
import type { EntityManager } from './database.ts';

/** Makes changes in the caller's transaction of which no program, screen or receiver of webhooks learns. */
export async function withoutEvents<Result>(
  em: EntityManager,
  change: () => Promise<Result>,
): Promise<Result> {
  const switchEvents = (state: 'on' | 'off') =>
    sql`select set_config('shop.events', ${state}, true)`.execute(em.getKysely());
  await switchEvents('off');
  const result = await change();
  await switchEvents('on');
  return result;
}
