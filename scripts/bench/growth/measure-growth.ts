import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { showStep } from '../../bootstrap/show-step.mjs';
import { type Cluster, startCluster } from '../../postgres/throwaway-cluster.ts';
import { anOrder, place } from '../../shop-under-test/orders.ts';
import { aProduct } from '../../shop-under-test/products.ts';
import { ShopClient } from '../../shop-under-test/shop-client.ts';
import { ShopProcess } from '../../shop-under-test/shop-process.ts';
import { admin, customers } from '../../shop-under-test/users.ts';
import { keepRun } from '../saved-runs.ts';
import { backOfficeQuestions } from './back-office-questions.ts';
import { explainSlow } from './explain-slow.ts';
import { fillGrowth } from './fill-growth.ts';
import { growthQuestions } from './growth-questions.ts';
import { growthTable, type SizedTimings, slowerThan, time } from './growth-table.ts';

const SIZES = [1000, 10_000, 100_000, 1_000_000];
/** The size that the largest one is compared with. */
const BASE = 10_000;
const CATEGORIES = 10;
const REQUESTS = 200;

/**
 * Measures the shop's response times as it grows, one request at a time: a shop of each size up to `largest`
 * products and orders. Prints a table, the back office's times in the largest shop, and the plans of slow
 * statements. `waits`: whether to keep the database running until the user ends the run.
 */
export async function measureGrowth(largest: number, { waits }: { waits: boolean }): Promise<void> {
  const settings = ['shared_preload_libraries=auto_explain', 'shared_buffers=1GB', 'max_wal_size=8GB'];
  const cluster = await startCluster({ settings });
  const shop = await ShopProcess.prepare(cluster.url, undefined, { RESPONSE_CACHE: '0' });
  const db = new pg.Client({ connectionString: cluster.url });
  try {
    await shop.start();
    await db.connect();
    const client = new ShopClient(shop.url);
    const adminToken = await admin(client);
    await begin(client, adminToken);
    const runs: SizedTimings[] = [];
    for (const size of SIZES.filter((each) => each <= largest)) {
      const from = runs.at(-1)?.size ?? 0;
      const named = size.toLocaleString('en');
      await showStep(`Growing to ${named} products and orders`, () => fillGrowth(db, from, size));
      await showStep('Waiting for their sums', () => settle(db));
      const questions = growthQuestions({ client, url: shop.url, adminToken, ...(await namesOf(db)) });
      const timings: SizedTimings['timings'] = {};
      await showStep(`Measuring ${questions.length} questions at ${named}`, async () => {
        for (const { name, run } of questions) timings[name] = await time(run, REQUESTS);
      });
      const [load = 0] = loadavg();
      runs.push({ size, load, timings });
      console.log(`measured at load ${load.toFixed(1)}`);
      // An interim result, for readers who do not wait for the end.
      console.log(`\n${growthTable(runs, BASE).join('\n')}\n`);
    }
    for (const line of slowerThan(keepRun('growth', runs) ?? [], runs)) console.log(line);
    await measureBackOffice(client, adminToken, db, cluster);
    if (waits) await setTimeout(24 * 3600 * 1000, console.log(cluster.url));
  } finally {
    await db.end();
    await shop.remove();
    cluster.remove();
  }
}

/** Creates the products, customer and order that all others are copied from. */
async function begin(client: ShopClient, adminToken: string): Promise<void> {
  const options = { colours: [{ name: 'Scarlet', hex: '#c22f47' }], sizes: ['S', 'M'] };
  const ids: string[] = [];
  for (let index = 0; index < CATEGORIES; index += 1) {
    ids.push(
      await aProduct(client, adminToken, { title: 'First thing', category: `category-${index}`, ...options }),
    );
  }
  const [customer = ''] = await customers(client, 1);
  const lines = [{ productId: ids[0], colour: 'Scarlet', size: 'S' }];
  await place(client, anOrder(lines), customer);
}

/** Waits until the shop's summaries include the new rows. */
async function settle(db: pg.Client): Promise<void> {
  const count =
    'select (select count(*) from revenue_changes) + (select count(*) from cart_changes) as count';
  while (Number((await db.query<{ count: string }>(count)).rows[0]?.count) > 0) await setTimeout(500);
  await db.query('vacuum analyze');
  await db.query('checkpoint');
}

async function namesOf(db: pg.Client): Promise<{ ids: string[]; categories: string[] }> {
  const products = await db.query<{ id: string }>(
    'select id from products where position % 7 = 0 order by position limit 200',
  );
  const categories = await db.query<{ slug: string }>('select slug from categories order by slug');
  return { ids: products.rows.map(({ id }) => id), categories: categories.rows.map(({ slug }) => slug) };
}

async function measureBackOffice(
  client: ShopClient,
  adminToken: string,
  db: pg.Client,
  cluster: Cluster,
): Promise<void> {
  const runQuery = (name: string) => client.data(backOfficeQuestions[name] ?? '', {}, adminToken);
  const timings: SizedTimings['timings'] = {};
  const names = Object.keys(backOfficeQuestions);
  await showStep(`Measuring ${names.length} questions of the back office`, async () => {
    for (const name of names) timings[name] = await time(() => runQuery(name), REQUESTS);
  });
  console.log(
    `\n${growthTable([{ size: NaN, load: 0, timings }], BASE)
      .slice(1)
      .join('\n')}`,
  );
  await explainSlow(db, cluster, timings, runQuery);
}
