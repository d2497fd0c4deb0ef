import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from '../../postgres/throwaway-cluster.ts';
import type { Timing } from './growth-table.ts';

/** What answers more slowly than this is explained: the back office is to feel instant. */
const TARGET_MS = 100;
/** Statements that take less than this don't explain why. */
const SLOW_STATEMENT_MS = 15;

/** Asks again what took too long, and prints the plans of its slow statements, with what each step took. */
export async function explainSlow(
  db: pg.Client,
  cluster: Cluster,
  timings: Readonly<Record<string, Timing>>,
  ask: (name: string) => Promise<unknown>,
): Promise<void> {
  await explain(db, true);
  for (const [name, { p95 }] of Object.entries(timings)) {
    if (p95 <= TARGET_MS) continue;
    const before = cluster.log().length;
    await ask(name);
    console.log(`\n${name}, over ${TARGET_MS} ms:\n${cluster.log().slice(before)}`);
  }
  await explain(db, false);
}

/** Has PostgreSQL write the plans of slow statements into its log, or stop doing so. */
async function explain(db: pg.Client, isOn: boolean): Promise<void> {
  await db.query(`alter system set auto_explain.log_min_duration = ${isOn ? SLOW_STATEMENT_MS : -1}`);
  await db.query(`alter system set auto_explain.log_analyze = ${isOn ? 'on' : 'off'}`);
  await db.query('select pg_reload_conf()');
  // The other connections read their settings again with their next statement.
  await setTimeout(1000);
}
