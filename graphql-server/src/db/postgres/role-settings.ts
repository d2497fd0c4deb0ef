import { type Kysely, sql } from 'kysely';
import { DatabaseError } from '../database-error.ts';
import { sessionSettings, type SessionLimits } from '../connection-settings.ts';

// A pooler gives each transaction another session of the server, which lacks the settings that a process made
// for its connection. So the settings belong to the shop's database role: each session starts with them.

/** Stores the session settings for `db`'s own role, in this database only. A role may do so for itself. */
export async function setForRole(db: Kysely<unknown>, limits: SessionLimits): Promise<void> {
  for (const [name, value] of Object.entries(sessionSettings(limits))) {
    const { rows } = await sql<{ statement: string }>`
      select format('alter role current_user in database %I set %I = %L', current_database(), ${name}::text, ${String(value)}::text)
        as statement`.execute(db);
    for (const { statement } of rows) await sql.raw(statement).execute(db);
  }
}

/** @throws DatabaseError when the pooler's sessions have no limits */
export async function assertLimited(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
    db,
  );
  if (rows[0]?.limit !== '0') return;
  throw new DatabaseError(
    'The pooler still has sessions from before the shop set their limits. Have it open new ones (RECONNECT of PgBouncer), and start again.',
  );
}
