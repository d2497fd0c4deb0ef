import type { DatabaseLimits } from './postgres/database-limits.ts';

/** How long a session may take for what, in ms, by the server's clock. */
export type SessionLimits = Pick<DatabaseLimits, 'lock' | 'statement' | 'idleInTransaction'>;

/**
 * One statement that tells a new connection how to behave. The limits turn a stuck statement into a clear answer.
 */
export function connectionSettings(
  { lock, statement, idleInTransaction }: SessionLimits,
  { isEmbedded }: { isEmbedded: boolean },
): string {
  const settings = {
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idleInTransaction,
    timezone: 'UTC',
    // By which triggers say that the catalogue changes (decision 0063).
    client_min_messages: 'notice',
    'shop.is_embedded': isEmbedded,
  };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  return `select ${calls.join(', ')}`;
}
