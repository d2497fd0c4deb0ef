import pg from 'pg';
import { showStep } from '../bootstrap/show-step.mjs';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { anOrder, place } from '../shop-under-test/orders.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { admin, customers } from '../shop-under-test/users.ts';
import { fillCatalogue } from './fill-catalogue.ts';
import { type LoadRow, loadRow, loadTable, worseThan } from './load-table.ts';
import { type Load, measureLoad, type MeteredLoad, meterLoad } from './measure-load.ts';
import { measureBaselineOrders, measureOrders } from './measure-orders.ts';
import { measureOrdersBesideWebhook } from './measure-orders-beside-webhook.ts';
import { type Baseline, openBaseline } from './open-baseline.ts';
import { keepRun } from './saved-runs.ts';
import { scenarios } from './scenarios.ts';
import { UsageMeter } from './usage-meter.ts';

const PRODUCTS = 10_000;
/** With this many products, orders rarely block each other. */
const ORDERED_PRODUCTS = 100;
/** Messages waiting for a slow receiver while orders are placed. */
const MESSAGES = 10_000;
/** Odd, so that there is a median. */
const ROUNDS = 3;
/**
 * During this time V8 compiles the code: a list takes twice as long in the first seconds. Measured on
 * 2026-11-26, see docs/speed.md.
 */
const WARM_UP_SECONDS = 10;

/** The shop with and without its response cache, on the same database. */
interface MeasuredShops {
  reading: ShopProcess;
  remembering: ShopProcess;
  baseline: Baseline;
}

/**
 * Measures the shop's performance under load and the baseline's, for `seconds` at a time, and prints a table;
 * then what got worse since the previous run.
 * @throws Error when a response was not successful
 */
export async function measureServer(seconds: number): Promise<void> {
  const settings = ['shared_preload_libraries=pg_stat_statements'];
  const cluster = await showStep('Starting PostgreSQL', () => startCluster({ isDurable: true, settings }));
  // The receiver of webhooks is on this machine.
  const environment = { ALLOW_PRIVATE_ADDRESSES: '1' };
  const remembering = await ShopProcess.prepare(cluster.url, undefined, environment);
  const reading = await ShopProcess.prepare(cluster.url, undefined, { ...environment, RESPONSE_CACHE: '0' });
  try {
    await showStep('Opening the shop', () => remembering.start());
    const client = new ShopClient(remembering.url);
    const adminToken = await admin(client);
    const ids = await showStep(`Adding ${PRODUCTS} products`, () =>
      fillCatalogue(client, adminToken, PRODUCTS),
    );
    const ordered = ids.slice(0, ORDERED_PRODUCTS);
    // The baseline copies its orders from the shop's first one.
    const [customer = ''] = await customers(client, 1);
    await place(client, anOrder(ordered.slice(0, 2).map((productId) => ({ productId }))), customer);
    await vacuum(cluster.url);
    await remembering.stop();
    const ready = await remembering.start();
    await reading.start();

    const page = await (await fetch(`${reading.url}/shop`)).text();
    const baseline = await openBaseline(cluster.url, page);
    const meter = await UsageMeter.open(remembering.pid, cluster.url);
    console.log(`${PRODUCTS} products, 16 connections, median of ${ROUNDS} times ${seconds} s`);
    const rows = await measureReads({ reading, remembering, baseline }, cluster.url, ids, seconds);
    // Printed now, so that minutes of measurements are not lost if the rest fails.
    console.log(loadTable(rows).join('\n'));
    rows.push(await showStep('Measuring orders', () => measureOrderRows(client, baseline, ordered)));
    baseline.stop();
    console.log(loadTable(rows.slice(-1)).join('\n'));
    const measured = { client, adminToken, databaseUrl: cluster.url, ids };
    const beside = await showStep('Measuring orders beside a slow webhook', () =>
      measureOrdersBesideWebhook(measured, ROUNDS, MESSAGES),
    );
    rows.push(...beside.rows.slice(1));
    console.log(loadTable(rows.slice(-1)).join('\n'));
    console.log(beside.note);
    console.log(`Ready after ${ready.toFixed(0)} ms; holds ${meter.residentMb()} MB after all this.`);
    await meter.close();
    for (const line of worseThan(keepRun('server', rows) ?? [], rows)) console.log(line);
  } finally {
    await reading.remove();
    await remembering.remove();
    cluster.remove();
  }
}

async function measureReads(
  { reading, remembering, baseline }: MeasuredShops,
  databaseUrl: string,
  ids: readonly string[],
  seconds: number,
): Promise<LoadRow[]> {
  const rows: LoadRow[] = [];
  const shops = [
    { shop: reading, suffix: '' },
    { shop: remembering, suffix: ', from memory' },
  ];
  const meters = await Promise.all(shops.map(({ shop }) => UsageMeter.open(shop.pid, databaseUrl)));
  const all = scenarios(ids);
  for (const [place, scenario] of all.entries()) {
    const ours: MeteredLoad[][] = shops.map(() => []);
    const theirs: Load[] = [];
    const servers = shops.map(({ shop }) => ({ url: shop.url, requests: scenario.shop }));
    servers.push({ url: baseline.url, requests: scenario.baseline });
    await showStep(`Measuring ${scenario.name} (${place + 1} of ${all.length})`, async () => {
      for (const { url, requests } of servers) await measureLoad(url, requests, WARM_UP_SECONDS);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const [index, { shop }] of shops.entries()) {
          const meter = meters[index];
          if (meter) ours[index]?.push(await meterLoad(meter, shop.url, scenario.shop, seconds));
        }
        theirs.push(await measureLoad(baseline.url, scenario.baseline, seconds));
      }
    });
    for (const [index, { suffix }] of shops.entries()) {
      rows.push(loadRow(`${scenario.name}${suffix}`, ours[index] ?? [], theirs));
    }
  }
  await Promise.all(meters.map((meter) => meter.close()));
  return rows;
}

async function measureOrderRows(
  client: ShopClient,
  baseline: Baseline,
  ids: readonly string[],
): Promise<LoadRow> {
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await measureOrders(client, ids));
    theirs.push(await measureBaselineOrders(baseline.url, ids));
  }
  return loadRow('order', ours, theirs);
}

/** Runs VACUUM, as autovacuum would have in a shop in use. */
async function vacuum(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query('vacuum analyze');
  await database.end();
}
