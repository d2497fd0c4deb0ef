import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';
import { checkIntegrity } from '../check-integrity.ts';

const id = (end: number) => `0193e0c0-0000-7000-8000-${String(end).padStart(12, '0')}`;

const em = describeMigratedDatabase('20261125-payment-links', async (before) => {
  await before.execute(
    `insert into users (id, first_name, email, created_at) values ('${id(1)}', 'Ada', 'ada@test.example', now())`,
  );
  for (const [index, status] of ['PENDING', 'PENDING', 'DELIVERED', 'CANCELLED'].entries())
    await before.execute(
      `insert into orders (id, user_id, number, fingerprint, status, payment_method, payment_state, currency, item_count, subtotal,
         shipping_total, total, customer, created_at)
       values ('${id(index)}', '${id(1)}', '${index}', '', '${status}', 'CARD', 'PAID', 'USD', 1, 900, 0, 900, '{}', now())`,
    );
  await before.execute(
    `insert into carts (id, user_id, begun_at, ended_at, ordered)
     select gen_random_uuid(), '${id(1)}', timestamptz '2026-11-01T12:00Z' + minute * interval '1 minute', now(), minute = 1 from generate_series(1, 3) minute`,
  );
  for (const [day, units] of [5, 7].entries())
    await before.execute(
      `insert into product_sales_sums (currency, day, product_id, units, revenue)
       values ('USD', '2026-11-0${day + 1}', '${id(7)}', ${units}, ${units * 900})`,
    );
  // The second order of Ada and her third are two weeks apart, whatever day weeks begin with.
  const placed = ['2026-11-01T12:00Z', '2026-11-01T13:00Z', '2026-11-15T13:00Z'];
  for (const [index, at] of placed.entries())
    await before.execute(
      `insert into counted_sales (order_id, placed_at, currency, customer_id, gross, refunded, previous_at)
       values ('${id(index)}', ?, 'USD', '${id(1)}', 900, 0, ?)`,
      [at, placed[index - 1] ?? null],
    );
});

test('the orders from before are counted by status, once', async () => {
  const counts = 'select status, orders::int from order_counts order by status';
  const expected = [
    { status: 'CANCELLED', orders: 1 },
    { status: 'DELIVERED', orders: 1 },
    { status: 'PENDING', orders: 2 },
  ];
  expect(await em().execute(counts)).toEqual(expected);
  // They wait in the queue of the version before, without a status.
  await em().execute('delete from sales_changes');
  expect(await em().execute(counts)).toEqual(expected);
});

test('what was sold before is summed by product', async () => {
  expect(await em().execute('select units::int, revenue::int from product_sales_totals')).toEqual([
    { units: 12, revenue: 10_800 },
  ]);
  expect((await checkIntegrity(em())).filter(({ rule }) => /of each status|in all is/.test(rule))).toEqual(
    [],
  );
});

test('carts and sales from before are summed by day, too', async () => {
  expect(
    await em().execute(
      `select day = '2026-11-01T00:00Z' as first, carts::int, ordered::int from cart_day_sums`,
    ),
  ).toEqual([{ first: true, carts: 3, ordered: 1 }]);
  expect((await checkIntegrity(em())).filter(({ rule }) => rule.includes('in a day'))).toEqual([]);
});

test('the carts from before are summed by the quarter of an hour in which they were begun', async () => {
  expect(
    await em().execute(
      `select quarter = '2026-11-01T12:00Z' as noon, carts::int, ordered::int from cart_sums`,
    ),
  ).toEqual([{ noon: true, carts: 3, ordered: 1 }]);
});

test('the sales from before are counted by their week and that of the sale before', async () => {
  expect(
    await em().execute(
      `select case when isfinite(previous_week) then extract(day from week - previous_week)::int end as days, orders::int
       from customer_sums order by week, previous_week`,
    ),
  ).toEqual([
    { days: null, orders: 1 },
    { days: 0, orders: 1 },
    { days: 14, orders: 1 },
  ]);
  expect((await checkIntegrity(em())).filter(({ rule }) => rule.includes('two weeks'))).toEqual([]);
});
