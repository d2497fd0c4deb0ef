import { sql } from 'kysely';
import type { EntityManager } from './database.ts';

/** Of fewer rows the planner need not know. */
const MIN_ROWS = 100;

/**
 * Has PostgreSQL count again what it knows of the tables that the running transaction has filled. Autovacuum
 * does so up to a minute after the commit; until then the planner takes a table that was empty for empty, and
 * reads all of it for each row that it looks up. A table that something else is busy with is left out.
 */
export async function analyzeChanged(em: EntityManager): Promise<void> {
  const db = em.getKysely();
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_stat_xact_user_tables
    where schemaname = current_schema() and n_tup_ins + n_tup_upd >= ${MIN_ROWS}`.execute(db);
  if (rows.length === 0) return;
  await sql`analyze (skip_locked) ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(db);
}
