import type { DatabaseLimits } from './postgres/database-limits.ts';

/** Time limits of a session in ms, enforced by the server. */
export type SessionLimits = Pick<DatabaseLimits, 'lock' | 'statement' | 'idleInTransaction'>;

/** Settings of a session, by PostgreSQL's names. The limits turn a stuck statement into a clear error. */
export function sessionSettings({ lock, statement, idleInTransaction }: SessionLimits) {
  return {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    timezone: 'UTC',
    // Triggers announce changes of the catalogue with notices (decision 0063).
    client_min_messages: 'notice',
  };
}

/** A statement that sets these limits on a connection; with `inTransaction`, until its transaction ends. */
export function connectionSettings(limits: SessionLimits, inTransaction = false): string {
  const calls = Object.entries(sessionSettings(limits)).map(
    ([name, value]) => `set_config('${name}', '${value}', ${inTransaction})`,
  );
  return `select ${calls.join(', ')}`;
}
