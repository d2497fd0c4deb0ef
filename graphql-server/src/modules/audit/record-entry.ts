import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import type { AuditAction, AuditSubject } from './audit-entry.ts';
import type { AuditTables } from './audit.tables.ts';

/** An action that changes no row, such as an export, or sending something again. */
interface NewEntry {
  action: Extract<AuditAction, 'EXPORTED' | 'ERASED' | 'EMAIL_RESENT' | 'REPLAYED'>;
  subject: Extract<AuditSubject, 'USER' | 'ORDER' | 'WEBHOOK' | 'EXPORT'>;
  subjectId: string;
  /** A person's name (empty if it may not be stored), an order's number, a webhook's URL, or a file name. */
  subjectName: string;
  /** Further details, by column. */
  details?: Readonly<Record<string, unknown>>;
}

/**
 * Adds an entry that no trigger can add, because it is not about a change of a single row. Runs in the
 * caller's transaction.
 */
export async function recordEntry(
  em: EntityManager,
  actor: Actor,
  { action, subject, subjectId, subjectName, details = {} }: NewEntry,
): Promise<void> {
  const actorId = actorIdOf(actor);
  const changes = Object.fromEntries(
    Object.entries(details).map(([column, value]) => [column, [null, value]]),
  );
  await sql`
    insert into audit_entries (actor, actor_id, actor_name, request_id, action, subject, subject_id, subject_name, changes)
    values (${actor.kind}, ${actorId}, actor_name(${actorId}::uuid), nullif(current_setting('shop.request_id', true), ''),
      ${action}, ${subject}, ${subjectId}, ${subjectName}, ${JSON.stringify(changes)}::jsonb)
  `.execute(em.getKysely<AuditTables>());
}
