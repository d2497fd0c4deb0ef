import { differ } from '../../db/declared/columns.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';

// The sums of the dashboard (decision 0033). Orders and carts only add to a queue. A job removes rows from
// it, and these triggers add them to the sums, whichever version of the shop runs the job.

const QUARTERS_FROM = `timestamptz '2000-01-01 00:00Z'`;

/** Triggers that call a function with the inserted, updated and deleted rows. */
function withRows(
  table: string,
  name: string,
  operations: readonly ('insert' | 'update' | 'delete')[],
): string[] {
  const rows = {
    insert: ['come', 'new table as come'],
    update: ['changed', 'old table as gone new table as come'],
    delete: ['gone', 'old table as gone'],
  };
  return operations.map(
    (operation) => `create trigger ${table}_${rows[operation][0]} after ${operation} on ${table}
  referencing ${rows[operation][1]}
  for each statement execute function ${name}()`,
  );
}

/** The weeks of counted orders and of their predecessors, with `sign` for each row. */
const weeksOf = (rows: string, sign: 1 | -1) => `
  select date_bin('7 days', placed_at, timestamptz 'epoch') as week,
    coalesce(date_bin('7 days', previous_at, timestamptz 'epoch'), '-infinity') as previous_week, ${sign} as orders
  from ${rows}`;

const sumWeeks = (weeks: string) => `
  insert into customer_sums as sums (week, previous_week, orders)
  select week, previous_week, sum(orders) from (${weeks}) weeks
  group by week, previous_week having sum(orders) <> 0
  on conflict (week, previous_week) do update set orders = sums.orders + excluded.orders`;

export const reportsDatabase = databaseRules('reports', [
  rule('refunds', 'Queues what counts for the dashboard.', [
    `create function queue_refund_revenue() returns trigger language plpgsql as $$
begin
  insert into revenue_changes (order_id) values (new.order_id);
  return null;
end $$`,
    `create trigger refunds_revenue_changed after insert or update of state, amount, surplus on refunds
  for each row execute function queue_refund_revenue()`,
  ]),
  rule('product_revenue_sums', 'Keeps product_revenue_totals.', [
    `create function total_product_revenue() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_revenue_totals as totals (currency, product_id, units, revenue)
    select currency, product_id, sum(units), sum(revenue) from come group by currency, product_id
    on conflict (currency, product_id) do update
      set units = totals.units + excluded.units, revenue = totals.revenue + excluded.revenue;
  else
    insert into product_revenue_totals as totals (currency, product_id, units, revenue)
    select currency, product_id, sum(come.units - gone.units), sum(come.revenue - gone.revenue)
    from come join gone using (currency, day, product_id) group by currency, product_id
    on conflict (currency, product_id) do update
      set units = totals.units + excluded.units, revenue = totals.revenue + excluded.revenue;
  end if;
  return null;
end $$`,
    ...withRows('product_revenue_sums', 'total_product_revenue', ['insert', 'update']),
  ]),
  rule('counted_orders', 'Keeps customer_sums: how many orders of a week follow one of which week.', [
    `create function sum_customers() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    ${sumWeeks(weeksOf('come', 1))};
  elsif tg_op = 'DELETE' then
    ${sumWeeks(weeksOf('gone', -1))};
  else
    ${sumWeeks(`${weeksOf('come', 1)} union all ${weeksOf('gone', -1)}`)};
  end if;
  return null;
end $$`,
    ...withRows('counted_orders', 'sum_customers', ['insert', 'delete', 'update']),
  ]),

  rule('carts', 'Queues how many carts there are; without a former or a new row its columns are null.', [
    `create function note_cart() returns trigger language plpgsql as $$
begin
  insert into cart_changes (quarter, carts, ordered)
  select date_bin('15 minutes', begun_at, ${QUARTERS_FROM}), sum(carts), sum(ordered)
  from (values (new.begun_at, 1, new.ordered::int), (old.begun_at, -1, -(old.ordered::int))) change (begun_at, carts, ordered)
  where begun_at is not null
  group by 1 having sum(carts) <> 0 or sum(ordered) <> 0;
  return null;
end $$`,
    `create trigger carts_come_or_gone after insert or delete on carts
  for each row execute function note_cart()`,
    `create trigger carts_changed after update of begun_at, ordered on carts
  for each row when (${differ(['begun_at', 'ordered'])}) execute function note_cart()`,
  ]),
  rule('cart_changes', 'Keeps cart_sums when changes are taken from the queue.', [
    `create function sum_taken_carts() returns trigger language plpgsql as $$
begin
  insert into cart_sums as sums (quarter, carts, ordered)
  select quarter, sum(carts), sum(ordered) from taken group by quarter
  on conflict (quarter) do update set carts = sums.carts + excluded.carts, ordered = sums.ordered + excluded.ordered;
  return null;
end $$`,
    `create trigger cart_changes_taken after delete on cart_changes
  referencing old table as taken
  for each statement execute function sum_taken_carts()`,
  ]),
]);
