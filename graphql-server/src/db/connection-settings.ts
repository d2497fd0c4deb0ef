import type { DatabaseLimits } from './postgres/database-limits.ts';

/** How long a session may take for what, in ms, by the server's clock. */
export type SessionLimits = Pick<DatabaseLimits, 'lock' | 'statement' | 'idleInTransaction'>;

/**
 * One statement that tells a new connection how to behave. The limits turn a stuck statement into a clear answer; the
 * similarity is how alike a word must be to be found, 0 to 1: 0.45 still forgives "headpone".
 */
export function connectionSettings({ lock, statement, idleInTransaction }: SessionLimits): string {
  const settings = {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    timezone: 'UTC',
    'pg_trgm.word_similarity_threshold': 0.45,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  return `select ${calls.join(', ')}`;
}
