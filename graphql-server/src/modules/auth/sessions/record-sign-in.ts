import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { AuditAction, AuditPart } from '../../audit/audit-entry.ts';
import type { AuthDatabase } from '../auth.tables.ts';

/** By what somebody proves who they are, beside or in place of the password. */
export interface Proof {
  part: Extract<AuditPart, 'SECOND_FACTOR' | 'RECOVERY_CODE' | 'PASSKEY'>;
  /** A passkey's name. */
  partName?: string;
}

/** Failures of an account that are noted in an hour. Whoever guesses passwords must not fill the log. */
const MAX_FAILURES_AN_HOUR = 10;

/**
 * Notes that a member of staff has logged in, or has proved while logged in who they are; by a password if
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
 * Notes that a proof of being a member of staff was wrong, if there is one by this id or login name; nothing
 * of what was typed. As many as are noted in an hour are few. It takes as long for a name that nobody has, so
 * that nobody learns who is on the staff: one statement, which does not wait for the disk.
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
