import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import type { Viewer } from '../../shared/viewer.ts';
import type { AuditAction } from './audit-entry.ts';

/** What a member of staff did with all that is known of a person. */
interface PersonEntry {
  action: Extract<AuditAction, 'EXPORTED' | 'ERASED'>;
  userId: string;
  /** Empty when the name is not to be kept. */
  name: string;
}

/** Adds an entry that no trigger can, because it is about no change of a single row. In the caller's transaction. */
export async function recordEntry(
  em: EntityManager,
  { userId: staffId }: Viewer,
  { action, userId, name }: PersonEntry,
): Promise<void> {
  await sql`
    insert into audit_entries (actor, actor_id, actor_name, request_id, action, subject, subject_id, subject_name, changes)
    values ('STAFF', ${staffId}, (select trim(first_name || ' ' || last_name) from users where id = ${staffId}),
      nullif(current_setting('shop.request_id', true), ''), ${action}, 'USER', ${userId}, ${name}, '{}')
  `.execute(em.getKysely<Database>());
}
