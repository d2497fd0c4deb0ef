import type { DatabaseLimits } from './postgres/database-limits.ts';

/** How long a session may take for what, in ms, by the server's clock. */
export type SessionLimits = Pick<DatabaseLimits, 'lock' | 'statement' | 'idleInTransaction'>;

/**
 * How a session is to behave, by the names of PostgreSQL's settings. The limits turn a stuck statement into a
 * clear answer.
 */
export function sessionSettings({ lock, statement, idleInTransaction }: SessionLimits) {
  return {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    timezone: 'UTC',
    // By which triggers say that the catalogue changes (decision 0063).
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
