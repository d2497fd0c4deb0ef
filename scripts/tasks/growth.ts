import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { buildShop } from '../build/build-shop.ts';
import { reportBuildError } from '../build/report-build-error.ts';
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

const report = (period: string) => `{ salesReport(period: ${period}) {
  figures { grossSales netSales orders newCustomers returningCustomers } previousFigures { grossSales newCustomers }
  days { day grossSales } bestSellers(first: 5) { title units revenue previousRevenue } } }`;

/** What the home of the back office asks for, part by part. */
const questions: Record<string, string> = {
  'report of today': report('{ lastDays: 1 }'),
  'report of 7 days': report('{ lastDays: 7 }'),
  'report of 30 days': report('{ lastDays: 30 }'),
  'report of 90 days': report('{ lastDays: 90 }'),
  'report of 366 days': report('{ lastDays: 366 }'),
  'to do': '{ toDo { readyToSend transfersAwaited transfersDueSoon failedMails soldOut lowStock } }',
  'latest orders': '{ orders(first: 5) { nodes { id number total } } }',
  'number of orders': '{ orders(first: 1) { totalCount } }',
  'orders by status': `{ pending: orders(first: 1, filter: { status: PENDING }) { totalCount }
    delivered: orders(first: 1, filter: { status: DELIVERED }) { totalCount } }`,
  'number of products': '{ products(first: 1, filter: { statuses: [] }) { totalCount } }',
  'products sold out':
    '{ products(first: 5, filter: { inStock: false, statuses: [ACTIVE] }) { nodes { id } totalCount } }',
  'number of customers': '{ customers(first: 1) { totalCount } }',
};

exitOnSignal();
const binaries = findPostgres();
if (!binaries) {
  console.error('There is no PostgreSQL on this machine; install its server, it need not run.');
  process.exit(1);
}
await buildShop().catch(reportBuildError);
const cluster = await startCluster(binaries);
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

  console.log(`${''.padEnd(22)}p50 ms  p95 ms`);
  for (const [name, document] of Object.entries(questions)) {
    const times: number[] = [];
    for (let count = 0; count < REQUESTS; count += 1) {
      const start = performance.now();
      await client.data(document, {}, token);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(times.length * share)]?.toFixed(0).padStart(6);
    console.log(`${name.padEnd(22)}${quantile(0.5)}  ${quantile(0.95)}`);
  }
  if (process.argv[3] === 'wait') await setTimeout(24 * 3600 * 1000, console.log(cluster.url));
} finally {
  await db.end();
  await shop.remove();
  cluster.remove();
}

async function waiting(): Promise<number> {
  const { rows } = await db.query<{ count: string }>('select count(*) from sales_changes');
  return Number(rows[0]?.count);
}
