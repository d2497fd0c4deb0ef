import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { AuditAction, AuditPart } from '../../audit/audit-entry.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** The proof of identity, in addition to or instead of the password. */
export interface Proof {
  part: Extract<AuditPart, 'SECOND_FACTOR' | 'RECOVERY_CODE' | 'PASSKEY'>;
  /** A passkey's name. */
  partName?: string;
}

/**
 * Maximum recorded failures of an account per hour, so that someone who guesses passwords can't fill the log.
 */
const MAX_FAILURES_AN_HOUR = 10;

/**
 * Records that a member of staff has logged in or proved their identity while logged in; with a password if
 * there is no other proof.
 */
export async function recordProof(
  em: EntityManager,
  action: Extract<AuditAction, 'LOGGED_IN' | 'VERIFIED'>,
  userId: string,
  proof: Proof | null,
): Promise<void> {
  await sql`
    insert into audit_entries (actor, actor_id, actor_name, request_id, action, subject, subject_id, subject_name, part, part_name, changes)
    values ('STAFF', ${userId}, actor_name(${userId}::uuid), nullif(current_setting('shop.request_id', true), ''),
      ${action}, 'USER', ${userId}, actor_name(${userId}::uuid), ${proof?.part ?? null}, ${proof?.partName ?? null}, '{}')
  `.execute(em.getKysely<AuthDatabase>());
}

/**
 * Records a failed proof of identity of a member of staff, if this id or login name belongs to one, but not
 * what was typed. Records only a few per hour. It takes equally long for unknown names, so that nobody can
 * find out who is on the staff: it is one statement that does not wait for the disk.
 */
export async function recordFailedProof(
  em: EntityManager,
  action: Extract<AuditAction, 'LOGIN_FAILED' | 'VERIFICATION_FAILED'>,
  account: { column: 'id' | 'email' | 'phone'; value: string },
  proof: Proof | null,
): Promise<void> {
  await sql`
    with quick as (select set_config('synchronous_commit', 'off', true))
    insert into audit_entries (actor, request_id, action, subject, subject_id, subject_name, part, changes)
    select 'VISITOR', nullif(current_setting('shop.request_id', true), ''), ${action}, 'USER', users.id::text,
      actor_name(users.id), ${proof?.part ?? null}::text, '{}'
    from users, quick
    where ${sql.ref(`users.${account.column}`)} = ${account.value} and role = 'ADMIN'
      and (select count(*) from audit_entries as known
        where known.subject_id = users.id::text and action in ('LOGIN_FAILED', 'VERIFICATION_FAILED')
          and known.created_at > now() - interval '1 hour') < ${MAX_FAILURES_AN_HOUR}
  `.execute(em.getKysely<AuthDatabase>());
}
