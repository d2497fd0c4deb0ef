import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../postgres/throwaway-cluster.ts';
import type { Pooler } from './pooler.ts';

/** How often the primary is checked, how long a check may take, and how many in a row may fail. */
const INTERVAL_MS = 250;
const RESPONSE_TIMEOUT_MS = 1000;
const MISSES = 3;

/**
 * Does by hand what Patroni does for a shop: checks the primary repeatedly and, when it stays silent,
 * promotes the standby and redirects the pooler to it. The old primary must not come back, which Patroni
 * ensures.
 * @returns once the standby is the primary
 */
export async function takeOverWhenSilent(primary: Cluster, standby: Cluster, pooler: Pooler): Promise<void> {
  for (let missed = 0; missed < MISSES;) {
    missed = (await answers(primary.url)) ? 0 : missed + 1;
    await setTimeout(INTERVAL_MS);
  }
  await standby.promote();
  pooler.follow(standby.url);
}

async function answers(url: string): Promise<boolean> {
  const limits = { connectionTimeoutMillis: RESPONSE_TIMEOUT_MS, query_timeout: RESPONSE_TIMEOUT_MS };
  const client = new pg.Client({ connectionString: url, ...limits });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
