import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkIntegrity } from '../../db/check-integrity.ts';
import { DAY } from '../../shared/time/duration.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { aCustomer } from '../../test/users.ts';
import type { Span } from './report-period.ts';
import { RevenueReportService } from './revenue-report.service.ts';
import { RevenueSumsService } from './revenue-sums.service.ts';
import type { ReportsDatabase } from './reports.tables.ts';

const SEED = 815;
const DAYS = 450;
const CUSTOMERS = 40;
const ORDERS = 600;

const shop = describeShop();
const db = () => shop.app.orm.em.fork().getKysely<ReportsDatabase>();

beforeAll(async () => {
  const product = await aProduct(shop.app.orm.em.fork());
  const ada = await aCustomer(shop, 'Ada');
  const template = await anOrder(shop.client, ada, anOrderInput({ productId: product }));
  await sql`
    insert into users select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'email', n || '@test.example', 'phone', null))).*
    from users template, generate_series(2, ${CUSTOMERS}::int) n where template.id = ${ada.userId}
  `.execute(db());
  const { rows: customers } = await sql<{ id: string }>`
    select id from users where role = 'CUSTOMER' order by email`.execute(db());
  const random = seededRandom(SEED);
  // Some customers order often and some rarely; some orders are at the very beginning of a UTC day or week.
  const placed = Array.from({ length: ORDERS }, () => {
    const moment = shop.clock.now().getTime() - random() * DAYS * DAY;
    const unit = random() < 0.1 ? DAY : 1;
    return {
      customer: customers[Math.floor(random() ** 3 * CUSTOMERS)]?.id ?? '',
      at: new Date(Math.floor(moment / unit) * unit).toISOString(),
      status: random() < 0.1 ? 'CANCELLED' : 'DELIVERED',
    };
  });
  await sql`
    insert into orders select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'number', gen_random_uuid(), 'reference', gen_random_uuid(), 'user_id', drawn.customer, 'status', drawn.status, 'created_at', drawn.at))).*
    from orders template, jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) drawn (customer text, at text, status text)
    where template.id = ${template}
  `.execute(db());
  await new RevenueSumsService(shop.app.orm.em.fork()).update();
});

/** The same figures, from the orders themselves. */
async function fromOrders({ start, end }: Span): Promise<object | undefined> {
  const { rows } = await sql<object>`
    with counted as (select * from orders where status <> 'CANCELLED'), customers as (
      select user_id, min(created_at) as first_at from counted group by user_id
    ), ordering as (
      select distinct user_id from counted where created_at >= ${start} and created_at < ${end}
    )
    select (select count(*)::int from counted where created_at >= ${start} and created_at < ${end}) as orders,
      (select coalesce(sum(total), 0)::int from counted where created_at >= ${start} and created_at < ${end}) as "grossRevenue",
      count(*) filter (where first_at >= ${start})::int as "newCustomers",
      count(*) filter (where first_at < ${start})::int as "returningCustomers"
    from ordering join customers using (user_id)
  `.execute(db());
  return rows[0];
}

const reportsOf = (timeZone: string) =>
  new RevenueReportService(shop.app.orm.em.fork(), shop.clock.now, 'USD', timeZone);

const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
const periods = [
  ...[1, 6, 7, 8, 13, 14, 15, 21, 30, 90, 180, 366].map((lastDays) => ({ lastDays })),
  // Across a daylight saving change, and up to a day of 23 or 25 hours.
  { from: '2026-03-01', to: '2026-03-29' },
  { from: '2026-03-29', to: '2026-05-01' },
  { from: '2026-10-25', to: '2026-11-01' },
  { from: '2025-10-26', to: '2026-10-25' },
  // A UTC week as in the sums, and a day more or less.
  { from: '2026-10-01', to: '2026-10-07' },
  { from: '2026-10-01', to: '2026-10-14' },
  { from: '2026-09-30', to: '2026-10-15' },
];

async function expectExact(timeZone: string): Promise<void> {
  const reports = reportsOf(timeZone);
  for (const input of periods) {
    const { period, figures, previousFigures } = await reports.report(input);
    const what = `${timeZone} ${JSON.stringify(input)}`;
    expect(figures, what).toMatchObject((await fromOrders(period.span)) ?? {});
    expect(previousFigures, what).toMatchObject((await fromOrders(period.previousSpan)) ?? {});
  }
}

test.each(zones)('revenue and customers of long and short periods in %s match the orders', expectExact);

test('they match after orders were canceled and reopened', async () => {
  await sql`
    update orders set status = case status when 'CANCELLED' then 'DELIVERED' else 'CANCELLED' end
    where hashtext(number) % 4 = 0`.execute(db());
  await new RevenueSumsService(shop.app.orm.em.fork()).update();
  await expectExact('Europe/Berlin');
  const em = shop.app.orm.em.fork();
  const broken = async () => (await checkIntegrity(em)).filter(({ rule }) => /two weeks/.test(rule));
  expect(await broken()).toEqual([]);
  await em.begin();
  await em.execute(
    'update customer_sums set orders = orders + 1 where week = (select max(week) from customer_sums)',
  );
  expect(await broken()).toHaveLength(1);
  await em.rollback();
});
