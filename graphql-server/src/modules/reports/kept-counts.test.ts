import { IsolationLevel } from '@mikro-orm/core';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { limitedCount } from '../../shared/paging/limited-count.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { aCustomer } from '../../test/users.ts';
import { OrderService } from '../orders/order.service.ts';
import { needsAttention } from '../payments/order-attention.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { RevenueReportService } from './revenue-report.service.ts';
import { RevenueSumsService } from './revenue-sums.service.ts';
import type { ReportsDatabase } from './reports.tables.ts';

const SEED = 4711;
const DAYS = 30;

const shop = describeShop();
const products: string[] = [];
let first: string;

beforeAll(async () => {
  const em = fork();
  for (let index = 0; index < 12; index += 1)
    products.push(await aProduct(em, { title: `Lamp ${index}`, salePrice: 500 + 100 * index, stock: 100 }));
  const ada = await aCustomer(shop, 'Ada');
  first = await anOrder(shop.client, ada, anOrderInput({ productId: products[0], quantity: 1 }));
});

const fork = () => shop.app.orm.em.fork();

/**
 * A transaction that places copies of the first order, or changes the status of some; occasionally it is
 * rolled back.
 */
async function changeOrders(em: EntityManager, random: () => number): Promise<void> {
  const some = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  // Most buy one of the first products.
  const product = products[Math.floor(random() ** 2 * products.length)] ?? '';
  const [daysAgo, units, copies] = [random() * DAYS, 1 + Math.floor(random() * 3), some([1, 2, 3])];
  const [status, isPlaced, isKept, share] = [some(orderStatuses), random() < 0.6, random() < 0.9, random()];
  const placed = new Date(shop.clock.now().getTime() - daysAgo * 24 * 3600 * 1000);
  const applyChange = async (transaction: EntityManager) => {
    const db = transaction.getKysely<ReportsDatabase>();
    await (
      isPlaced
        ? sql`
          with placed as (
            insert into orders select (jsonb_populate_record(template, jsonb_build_object(
              'id', gen_random_uuid(), 'number', gen_random_uuid(), 'reference', gen_random_uuid(), 'status', ${status}::text, 'created_at', ${placed}::timestamptz))).*
            from orders template, generate_series(1, ${copies}::int) where template.id = ${first} returning id
          )
          insert into order_lines select (jsonb_populate_record(template, jsonb_build_object(
            'id', gen_random_uuid(), 'order_id', placed.id, 'product_id', ${product}::uuid, 'quantity', ${units}::int))).*
          from order_lines template, placed where template.order_id = ${first}`
        : sql`
          update orders set status = ${status} where id in (
            select id from orders order by id offset ${share}::float8 * (select count(*) from orders) limit ${copies})`
    ).execute(db);
    if (!isKept) throw new Rollback();
  };
  await retryTransaction(em, applyChange).catch((error: unknown) => {
    if (!(error instanceof Rollback)) throw error;
  });
}

class Rollback extends Error {}

/** Stored and actual counts, in one snapshot. */
async function countBoth(): Promise<{ stored: number[]; counted: number[] }> {
  return await fork().transactional(
    async (em) => {
      const orders = new OrderService(em, 'UTC', () => needsAttention);
      const stored = [
        await orders.count({}),
        ...(await Promise.all(orderStatuses.map((status) => orders.count({ status })))),
      ];
      const rows = await em.execute<{ status: string; orders: number }[]>(
        'select status, count(*)::int as orders from orders group by status',
      );
      const ofStatus = new Map(rows.map((row) => [row.status, row.orders]));
      const counted = orderStatuses.map((status) => ofStatus.get(status) ?? 0);
      return { stored, counted: [counted.reduce((sum, count) => sum + count, 0), ...counted] };
    },
    { isolationLevel: IsolationLevel.REPEATABLE_READ },
  );
}

test('stored counts match the orders in every snapshot, under concurrent orders, changes, rollbacks and sums', async () => {
  const works = Array.from({ length: 4 }, async (_, worker) => {
    const random = seededRandom(SEED + worker);
    for (let step = 0; step < 30; step += 1) {
      await changeOrders(fork(), random);
      if (step % 10 === worker) await new RevenueSumsService(fork()).update();
    }
  });
  let snapshots = 0;
  let isOver = false;
  const ended = Promise.all(works).finally(() => (isOver = true));
  while (!isOver) {
    const { stored, counted } = await countBoth();
    expect(stored).toEqual(counted);
    snapshots += 1;
  }
  await ended;
  expect(snapshots).toBeGreaterThan(1);
  const { stored, counted } = await countBoth();
  expect(stored).toEqual(counted);
  expect(stored[0]).toBeGreaterThan(50);
});

test.each([
  [1, 'REVENUE', 5],
  [7, 'REVENUE', 5],
  [8, 'REVENUE', 1],
  [20, 'REVENUE', 3],
  [20, 'UNITS', 3],
  [DAYS, 'UNITS', 1],
  [DAYS, 'REVENUE', 100],
] as const)(
  'best sellers of %i days by %s, the first %i, match the orders',
  async (lastDays, sort, length) => {
    await new RevenueSumsService(fork()).update();
    const reports = new RevenueReportService(fork(), shop.clock.now, 'USD', 'Asia/Kathmandu');
    const { period } = await reports.report({ lastDays });
    const bestSellers = await reports.bestSellers(period, length, sort);
    const { rows } = await sql<{ productId: string; units: number; revenue: number }>`
    select product_id as "productId", sum(quantity)::int as units, sum(quantity * unit_price)::int as revenue
    from orders join order_lines on order_id = orders.id
    where status <> 'CANCELLED' and orders.created_at >= ${period.span.start} and orders.created_at < ${period.span.end}
    group by product_id order by ${sql.ref(sort.toLowerCase())} desc, units desc, revenue desc, product_id limit ${length}
  `.execute(fork().getKysely<ReportsDatabase>());
    expect(bestSellers.map(({ productId, units, revenue }) => ({ productId, units, revenue }))).toEqual(rows);
  },
);

test.each([
  [0, 0],
  [10_000, 10_000],
  [10_001, 10_001],
  [20_000, 10_001],
])('%i rows of a list are counted as %i', async (rows, count) => {
  const query = sql`(select from generate_series(1, ${rows}::int))`;
  expect(await limitedCount(fork().getKysely<ReportsDatabase>(), query)).toBe(count);
});

test('the integrity check finds nothing, and finds a wrong count', async () => {
  const em = fork();
  const broken = async () =>
    (await checkIntegrity(em))
      .map(({ rule }) => rule)
      .filter((rule) => /of each status|in all is|the revenue sums/.test(rule));
  expect(await broken()).toEqual([]);
  await em.begin();
  await em.execute(`update order_counts set orders = orders + 1 where status = 'PENDING'`);
  await em.execute(`update product_revenue_totals set units = units + 1 where product_id = ?`, [products[0]]);
  expect(await broken()).toHaveLength(2);
  await em.rollback();
});
