import pg from 'pg';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { fillCatalogue } from '../bench/fill-catalogue.ts';
import { measureGrowth } from '../bench/growth/measure-growth.ts';
import { type Load, measureLoad } from '../bench/measure-load.ts';
import { measureOrdersBesideWebhook } from '../bench/measure-orders-beside-webhook.ts';
import { openBaseline } from '../bench/open-baseline.ts';
import { scenarios } from '../bench/scenarios.ts';
import { tableHead, tableRow } from '../bench/table-row.ts';
import { admin } from '../shop-under-test/users.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';

const PRODUCTS = 10_000;
/** Messages that wait for a slow receiver while orders are placed. */
const MESSAGES = 10_000;
/** Odd, so that there is a middle one. */
const ROUNDS = 3;
/** `npm run bench -- 3` is a glance. */
const seconds = Number(process.argv[2] ?? 5);

exitOnSignal();
if (process.argv[2] === 'growth') {
  await buildShop().catch(reportBuildError);
  // `npm run bench -- growth 10000` is a glance; with `wait` after it, the database stays to be looked at.
  await measureGrowth(Number(process.argv[3] ?? 1_000_000), { waits: process.argv[4] === 'wait' });
  process.exit();
}
const binaries = findPostgres();
if (!binaries) {
  console.error('There is no PostgreSQL on this machine; install its server, it need not run.');
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const cluster = await startCluster(binaries, { isDurable: true });
// The receiver of webhooks is on this machine.
const shop = await ShopProcess.prepare(cluster.url, undefined, { ALLOW_PRIVATE_ADDRESSES: '1' });
try {
  await shop.start();
  const client = new ShopClient(shop.url);
  const adminToken = await admin(client);
  const ids = await fillCatalogue(client, adminToken, PRODUCTS);
  const database = new pg.Client({ connectionString: cluster.url });
  await database.connect();
  // A shop in use has long been looked through.
  await database.query('vacuum analyze');
  await database.end();

  const baseline = await openBaseline(cluster.url);
  console.log(`${PRODUCTS} products, 16 connections, median of ${ROUNDS} times ${seconds} s`);
  console.log(tableHead);
  for (const scenario of scenarios(ids)) {
    const ours: Load[] = [];
    const theirs: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await measureLoad(shop.url, scenario.shop, seconds));
      if (scenario.baseline) {
        theirs.push(await measureLoad(baseline.url, scenario.baseline, seconds));
      }
    }
    const shares = theirs.map(({ perSecond }, round) => (ours[round]?.perSecond ?? 0) / perSecond);
    console.log(tableRow(scenario.name, ours, shares));
  }
  baseline.stop();
  const measured = { client, adminToken, databaseUrl: cluster.url, ids };
  for (const line of await measureOrdersBesideWebhook(measured, ROUNDS, MESSAGES)) console.log(line);
} finally {
  await shop.remove();
  cluster.remove();
}
