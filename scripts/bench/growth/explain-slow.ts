import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Cluster } from '../../postgres/throwaway-cluster.ts';
import type { Timing } from './growth-table.ts';

/** Slower responses are explained, because the back office should feel instant. */
const TARGET_MS = 100;
/** Faster statements are not the cause. */
const SLOW_STATEMENT_MS = 15;

/** Repeats slow requests and prints the plans of their slow statements, with the time of each step. */
export async function explainSlow(
  db: pg.Client,
  cluster: Cluster,
  timings: Readonly<Record<string, Timing>>,
  runQuery: (name: string) => Promise<unknown>,
): Promise<void> {
  await explain(db, true);
  for (const [name, { p95 }] of Object.entries(timings)) {
    if (p95 <= TARGET_MS) continue;
    const before = cluster.log().length;
    await runQuery(name);
    console.log(`\n${name}, over ${TARGET_MS} ms:\n${cluster.log().slice(before)}`);
  }
  await explain(db, false);
}

/** Turns PostgreSQL's logging of slow statements' plans on or off. */
async function explain(db: pg.Client, isOn: boolean): Promise<void> {
  await db.query(`alter system set auto_explain.log_min_duration = ${isOn ? SLOW_STATEMENT_MS : -1}`);
  await db.query(`alter system set auto_explain.log_analyze = ${isOn ? 'on' : 'off'}`);
  await db.query('select pg_reload_conf()');
  // The other connections reload their settings with their next statement.
  await setTimeout(1000);
}
