import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type Attempt, counted, failuresOf, type Load } from '../shop-under-test/load.ts';
import { takeOverWhenSilent } from './failover.ts';
import type { Topology } from './open-topology.ts';

/** The result of a trial: measurements, and broken promises. */
export interface TrialResult {
  lines: readonly string[];
  broken: readonly string[];
}

/** How long the load runs before and after a trial's event, in ms. */
const AROUND = 5000;
/** In ms. Orders must succeed again within this time after the database was lost. */
const MAX_OUTAGE = 10_000;

/** No event: the load by itself must not fail. */
export async function runSteadily(_topology: Topology, load: Load): Promise<TrialResult> {
  const began = performance.now();
  await setTimeout(2 * AROUND);
  const attempts = since(load, began);
  const seconds = (performance.now() - began) / 1000;
  return {
    lines: [`${(attempts.length / seconds).toFixed(0)} requests a second, ${counted(attempts)}`],
    broken: failuresOf(attempts),
  };
}

/** A server is killed and started again: requests that it was processing may fail, later ones must not. */
export async function killServer({ servers }: Topology, load: Load): Promise<TrialResult> {
  const began = performance.now();
  await setTimeout(AROUND);
  const killed = performance.now();
  await servers[0]?.kill();
  const gone = performance.now();
  await setTimeout(AROUND);
  await servers[0]?.start();
  await setTimeout(AROUND);
  const attempts = since(load, began);
  // A killed process takes a moment to disappear.
  const underWay = attempts.filter((attempt) => attempt.began < gone && attempt.ended >= killed);
  const lost = underWay.filter(({ failure }) => failure !== null);
  return {
    lines: [
      counted(attempts),
      `${underWay.length} requests were under way until it was gone, of which ${lost.length} failed`,
    ],
    broken: failuresOf(attempts.filter((attempt) => !lost.includes(attempt))),
  };
}

/** The servers are replaced one by one: no request may fail. */
export async function rollServers({ servers }: Topology, load: Load): Promise<TrialResult> {
  const began = performance.now();
  const lines: string[] = [];
  for (const [index, server] of servers.entries()) {
    const stopRequestedAt = performance.now();
    await server.stop();
    const ended = performance.now();
    const ready = await server.start();
    lines.push(
      `server ${index + 1} ended ${seconds(ended - stopRequestedAt)} after it was told to, and was ready again after ${seconds(ready)}`,
    );
    await setTimeout(1000);
  }
  const attempts = since(load, began);
  return { lines: [counted(attempts), ...lines], broken: failuresOf(attempts) };
}

/**
 * The primary crashes and the standby takes over: orders succeed again within ten seconds, and no
 * acknowledged order is missing.
 */
export async function losePrimary(topology: Topology, load: Load): Promise<TrialResult> {
  const { primary, standby, pooler } = topology;
  const reads = await readsOf(standby.url);
  const began = performance.now();
  await setTimeout(AROUND);
  const takenOver = takeOverWhenSilent(primary, standby, pooler).then(() => performance.now());
  const crashed = performance.now();
  await primary.crash();
  const promoted = await takenOver;
  await setTimeout(2 * AROUND);
  await load.stop();
  const attempts = since(load, began);
  const outage = (what: Attempt['what']) => {
    const first = attempts.find((one) => one.what === what && one.began > crashed && one.failure === null);
    return first ? first.ended - crashed : Infinity;
  };
  const stored = await storedOrders(standby.url);
  const missing = load.acknowledged.filter((id) => !stored.has(id));
  const early = failuresOf(attempts.filter(({ ended }) => ended < crashed));
  return {
    lines: [
      counted(attempts),
      `the standby had answered ${reads} statements before`,
      `it had taken over ${seconds(promoted - crashed)} after the crash; an order was placed again after ${seconds(outage('order'))}, a product shown after ${seconds(outage('product'))}`,
      `${load.acknowledged.length} orders were acknowledged, ${stored.size} are stored, ${missing.length} are missing`,
    ],
    broken: [
      ...early,
      ...(outage('order') > MAX_OUTAGE ? ['Orders were not placed again within ten seconds'] : []),
      ...(missing.length > 0 ? [`Acknowledged orders are missing: ${missing.join(', ')}`] : []),
      ...(stored.size > load.acknowledged.length
        ? ['Orders are stored twice, or were never acknowledged']
        : []),
    ],
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const since = (load: Load, moment: number) => load.attempts.filter(({ ended }) => ended >= moment);

async function storedOrders(url: string): Promise<Set<string>> {
  const rows = await query<{ id: string }>(url, 'select id from orders');
  return new Set(rows.map(({ id }) => id));
}

/** The number of statements outside of transactions, and of transactions, that a server has executed. */
async function readsOf(url: string): Promise<number> {
  const rows = await query<{ reads: string }>(
    url,
    'select xact_commit as reads from pg_stat_database where datname = current_database()',
  );
  return Number(rows[0]?.reads);
}

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
