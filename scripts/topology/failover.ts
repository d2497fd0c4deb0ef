import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from '../postgres/throwaway-cluster.ts';
import type { Pooler } from './pooler.ts';

/**
 * How often the primary is asked whether it is there, how long it may take, and how often in a row it may
 * miss that.
 */
const INTERVAL_MS = 250;
const RESPONSE_TIMEOUT_MS = 1000;
const MISSES = 3;

/**
 * Does by hand what Patroni does for a shop: asks the primary again and again, and once it stays silent, has
 * the standby take over and the pooler lead there. The old primary must not come back, which Patroni sees to.
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
