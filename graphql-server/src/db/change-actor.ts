import { sql } from 'kysely';
import { type Actor, actorIdOf } from '../shared/principal.ts';
import type { EntityManager } from './database.ts';

/** Who changes data: staff, a program with an API key, or the shop itself in its jobs. */
export type ChangeActor = Actor | { kind: 'SHOP' };

/**
 * Sets who makes the changes of this entity manager and its forks, and in which request. The audit log's
 * triggers read it (decision 0032) and record all changes from now on, inside transactions or outside.
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

/** Sets a staff user as the actor for the rest of a transaction: someone who joined the staff during it. */
export async function continueAs(em: EntityManager, userId: string): Promise<void> {
  await sql`select set_config('shop.actor', 'STAFF', true), set_config('shop.actor_id', ${userId}, true)`.execute(
    em.getKysely(),
  );
}
