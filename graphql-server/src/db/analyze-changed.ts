import { sql } from 'kysely';
import type { EntityManager } from './database.ts';

/** With fewer changed rows, the planner does not need new statistics. */
const MIN_ROWS = 100;

/**
 * Runs ANALYZE on tables that the current transaction filled. Autovacuum takes up to a minute after the
 * commit; until then the planner assumes that a formerly empty table is empty, and scans all of it for every
 * lookup. Skips tables that are locked.
 */
export async function analyzeChanged(em: EntityManager): Promise<void> {
  const db = em.getKysely();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_xact_user_tables
    where schemaname = current_schema() and n_tup_ins + n_tup_upd >= ${MIN_ROWS}`.execute(db);
  if (rows.length === 0) return;
  await sql`analyze (skip_locked) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
