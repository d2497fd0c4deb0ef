import type { Pool } from 'pg';

/** What this process has done with the database so far, on all of its pools; for the metrics. */
export const databaseActivity = {
  statements: 0,
  /** How long the statements took, in ms. */
  statementMs: 0,
  /** How many callers wait for a connection now. */
  waiting: 0,
};

const pools = new Set<Pool>();

/** Counts the connections of a pool from now on. */
export function countConnections(pool: Pool): void {
  for (const other of pools) if (other.ended) pools.delete(other);
  pools.add(pool);
}

/** The open connections of this process: in use, and idle. */
export function openConnections(): { busy: number; idle: number } {
  let [busy, idle] = [0, 0];
  for (const { totalCount, idleCount } of pools) {
    busy += totalCount - idleCount;
    idle += idleCount;
  }
  return { busy, idle };
}
