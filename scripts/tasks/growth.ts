import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
import { backOfficeQuestions } from '../bench/back-office-questions.ts';
import { fillGrowth } from '../bench/fill-growth.ts';
import { findPostgres } from '../postgres/find-postgres.ts';
import { startCluster } from '../postgres/throwaway-cluster.ts';
import { exitOnSignal } from '../process/exit-on-signal.ts';
import { anOrder, place } from '../shop-under-test/orders.ts';
import { aProduct } from '../shop-under-test/products.ts';
import { ShopClient } from '../shop-under-test/shop-client.ts';
import { ShopProcess } from '../shop-under-test/shop-process.ts';
import { admin, customers } from '../shop-under-test/users.ts';

/** `npm run growth -- 10000` is a glance. */
const orders = Number(process.argv[2] ?? 1_000_000);
const growth = { orders, products: Math.ceil(orders / 10), customers: Math.ceil(orders / 10) };
const REQUESTS = 60;

/** What answers more slowly than this is explained: the back office is to feel instant. */
const TARGET_MS = 100;
/** Statements that take less than this don't explain why. */
const SLOW_STATEMENT_MS = 15;

exitOnSignal();
const binaries = findPostgres();
if (!binaries) {
  console.error('There is no PostgreSQL on this machine; install its server, it need not run.');
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const cluster = await startCluster(binaries, { settings: ['shared_preload_libraries=auto_explain'] });
const shop = await ShopProcess.prepare(cluster.url);
const db = new pg.Client({ connectionString: cluster.url });
try {
  await shop.start();
  const client = new ShopClient(shop.url);
  const token = await admin(client);
  const [customer = ''] = await customers(client, 1);
  const product = await aProduct(client, token, {});
  await place(client, anOrder([{ productId: product }]), customer);
  await db.connect();
  const began = performance.now();
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(0)} s`;
  await fillGrowth(db, growth);
  console.log(
    `${growth.products} products, ${growth.customers} customers and ${orders} orders after ${seconds()}`,
  );
  while ((await waiting()) > 0) await setTimeout(1000);
  await db.query('vacuum analyze');
  console.log(`their sums after ${seconds()}`);

  const slow: string[] = [];
  console.log(`${''.padEnd(24)}p50 ms  p95 ms`);
  for (const [name, document] of Object.entries(backOfficeQuestions)) {
    const times: number[] = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const start = performance.now();
      await client.data(document, {}, token);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)] ?? 0;
    const [median, most] = [quantile(0.5), quantile(0.95)];
    console.log(`${name.padEnd(24)}${median.toFixed(0).padStart(6)}  ${most.toFixed(0).padStart(6)}`);
    if (most > TARGET_MS) slow.push(name);
  }
  await explain(true);
  for (const name of slow) {
    const before = cluster.log().length;
    await client.data(backOfficeQuestions[name] ?? '', {}, token);
    console.log(`\n${name}, over ${TARGET_MS} ms:\n${cluster.log().slice(before)}`);
  }
  await explain(false);
  if (process.argv[3] === 'wait') await setTimeout(24 * 3600 * 1000, console.log(cluster.url));
} finally {
  await db.end();
  await shop.remove();
  cluster.remove();
}

/** Has PostgreSQL write the plans of slow statements into its log, with what each step took, or stop doing so. */
async function explain(isOn: boolean): Promise<void> {
  await db.query(`alter system set auto_explain.log_min_duration = ${isOn ? SLOW_STATEMENT_MS : -1}`);
  await db.query(`alter system set auto_explain.log_analyze = ${isOn ? 'on' : 'off'}`);
  await db.query('select pg_reload_conf()');
  // The other connections read their settings again with their next statement.
  await setTimeout(1000);
}

async function waiting(): Promise<number> {
  const { rows } = await db.query<{ count: string }>(
    'select (select count(*) from sales_changes) + (select count(*) from cart_changes) as count',
  );
  return Number(rows[0]?.count);
}
