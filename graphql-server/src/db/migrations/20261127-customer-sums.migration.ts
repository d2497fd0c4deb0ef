import { Migration } from '@mikro-orm/migrations';

/**
 * How many orders of a week follow one of which week, so that customers of a long period are not counted one
 * by one (decision 0033).
 */
export class CustomerSumsMigration extends Migration {
  override name = '20261127-customer-sums';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

/**
 * The weeks in which rows of counted sales were placed and the order before was, with `sign` for each row.
 */
const weeksOf = (rows: string, sign: 1 | -1) => `
  select date_bin('7 days', placed_at, timestamptz 'epoch') as week,
    coalesce(date_bin('7 days', previous_at, timestamptz 'epoch'), '-infinity') as previous_week, ${sign} as orders
  from ${rows}`;

const sumUp = (weeks: string) => `
  insert into customer_sums as sums (week, previous_week, orders)
  select week, previous_week, sum(orders) from (${weeks}) weeks
  group by week, previous_week having sum(orders) <> 0
  on conflict (week, previous_week) do update set orders = sums.orders + excluded.orders`;

const statements = [
  `lock table counted_sales in share row exclusive mode`,
  // Orders that follow none have '-infinity', because a primary key has no nulls.
  `create table customer_sums (
    week timestamptz not null,
    previous_week timestamptz not null,
    orders bigint not null,
    primary key (week, previous_week)
  )`,
  sumUp(weeksOf('counted_sales', 1)),
  `create index counted_sales_previous on counted_sales (previous_at, placed_at)`,
  `create function sum_customers() returns trigger
    language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${sumUp(weeksOf('come', 1))};
    elsif tg_op = 'DELETE' then
      ${sumUp(weeksOf('gone', -1))};
    else
      ${sumUp(`${weeksOf('come', 1)} union all ${weeksOf('gone', -1)}`)};
    end if;
    return null;
  end $$`,
  `create trigger counted_sales_come after insert on counted_sales
    referencing new table as come
    for each statement execute function sum_customers()`,
  `create trigger counted_sales_gone after delete on counted_sales
    referencing old table as gone
    for each statement execute function sum_customers()`,
  `create trigger counted_sales_changed after update on counted_sales
    referencing old table as gone new table as come
    for each statement execute function sum_customers()`,
];
