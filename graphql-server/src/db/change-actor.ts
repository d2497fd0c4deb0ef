import { sql } from 'kysely';
import { type Actor, actorIdOf } from '../shared/principal.ts';
import type { EntityManager } from './database.ts';

/** Who changes things: a member of staff, a program with an API key, or the shop itself, as its jobs do. */
export type ChangeActor = Actor | { kind: 'SHOP' };

/**
 * Names who changes things through this entity manager and its forks, and in which request. The audit log's
 * triggers read it (decision 0032): they record what is changed from now on, in transactions or without.
 */
export function setChangeActor(em: EntityManager, actor: ChangeActor, requestId: string | null): void {
  em.setSessionContext({
    variables: {
      'shop.actor': actor.kind,
      'shop.actor_id': actor.kind === 'SHOP' ? '' : actorIdOf(actor),
      'shop.request_id': requestId ?? '',
    },
  });
}

/**
 * Names a member of staff as who makes the rest of a transaction's changes: one who was not on the staff when
 * it began.
 */
export async function continueAs(em: EntityManager, userId: string): Promise<void> {
  await sql`select set_config('shop.actor', 'STAFF', true), set_config('shop.actor_id', ${userId}, true)`.execute(
    em.getKysely(),
  );
}
