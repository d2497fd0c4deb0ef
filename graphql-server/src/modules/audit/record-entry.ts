import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import type { AuditAction, AuditSubject } from './audit-entry.ts';

/** What a member of staff or a key did with all that is known of a person, or with an email about an order. */
interface NewEntry {
  action: Extract<AuditAction, 'EXPORTED' | 'ERASED' | 'MAIL_RESENT'>;
  subject: Extract<AuditSubject, 'USER' | 'ORDER'>;
  subjectId: string;
  /** A person's name, empty when it is not to be kept, or an order's number. */
  subjectName: string;
}

/** Adds an entry that no trigger can, because it is about no change of a single row. In the caller's transaction. */
export async function recordEntry(
  em: EntityManager,
  actor: Actor,
  { action, subject, subjectId, subjectName }: NewEntry,
): Promise<void> {
  const actorId = actorIdOf(actor);
  await sql`
    insert into audit_entries (actor, actor_id, actor_name, request_id, action, subject, subject_id, subject_name, changes)
    values (${actor.kind}, ${actorId}, actor_name(${actorId}::uuid),
      nullif(current_setting('shop.request_id', true), ''), ${action}, ${subject}, ${subjectId}, ${subjectName}, '{}')
  `.execute(em.getKysely<Database>());
}
