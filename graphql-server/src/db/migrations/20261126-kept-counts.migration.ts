import { Migration } from '@mikro-orm/migrations';

/**
 * How many orders there are of each status, exact in every snapshot, and what was sold of a product in all
 * (decision 0033).
 */
export class KeptCountsMigration extends Migration {
  override name = '20261126-kept-counts';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // What is being written now is either counted below, or says in the queue what changes the count.
  `lock table orders in share row exclusive mode`,
  `lock table sales_changes, product_sales_sums in access exclusive mode`,

  `alter table sales_changes add column status text, add column former_status text`,
  `create table order_counts (
    status text primary key,
    orders bigint not null
  )`,
  // Where no former status is given, there is no OLD, and its columns are null.
  `create or replace function note_order_sale() returns trigger
    language plpgsql as $$
  begin
    insert into sales_changes (order_id, status, former_status) values (new.id, new.status, old.status);
    return null;
  end $$`,
  // A trigger, so that whoever takes changes from the queue counts them, also a process of the version
  // before.
  `create function count_taken_orders() returns trigger
    language plpgsql as $$
  begin
    insert into order_counts (status, orders)
    select moved.status, sum(moved.orders)
    from taken, lateral (values (taken.status, 1), (taken.former_status, -1)) moved (status, orders)
    where moved.status is not null
    group by moved.status having sum(moved.orders) <> 0
    on conflict (status) do update set orders = order_counts.orders + excluded.orders;
    return null;
  end $$`,
  `create trigger sales_changes_taken after delete on sales_changes
    referencing old table as taken
    for each statement execute function count_taken_orders()`,
  `insert into order_counts (status, orders) select status, count(*) from orders group by status`,

  `create table product_sales_totals (
    currency text not null,
    product_id uuid not null,
    units bigint not null,
    revenue bigint not null,
    primary key (currency, product_id)
  )`,
  `insert into product_sales_totals (currency, product_id, units, revenue)
    select currency, product_id, sum(units), sum(revenue) from product_sales_sums group by currency, product_id`,
  `create index product_sales_totals_units on product_sales_totals (currency, units)`,
  `create index product_sales_totals_revenue on product_sales_totals (currency, revenue)`,
  `create function total_product_sales() returns trigger
    language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into product_sales_totals as totals (currency, product_id, units, revenue)
      select currency, product_id, sum(units), sum(revenue) from come group by currency, product_id
      on conflict (currency, product_id) do update
        set units = totals.units + excluded.units, revenue = totals.revenue + excluded.revenue;
    else
      insert into product_sales_totals as totals (currency, product_id, units, revenue)
      select currency, product_id, sum(come.units - gone.units), sum(come.revenue - gone.revenue)
      from come join gone using (currency, day, product_id) group by currency, product_id
      on conflict (currency, product_id) do update
        set units = totals.units + excluded.units, revenue = totals.revenue + excluded.revenue;
    end if;
    return null;
  end $$`,
  `create trigger product_sales_sums_come after insert on product_sales_sums
    referencing new table as come
    for each statement execute function total_product_sales()`,
  `create trigger product_sales_sums_changed after update on product_sales_sums
    referencing old table as gone new table as come
    for each statement execute function total_product_sales()`,

  // Reads the days of a few products without the table.
  `drop index product_sales_sums_product`,
  `create index product_sales_sums_product on product_sales_sums (product_id, day) include (currency, units, revenue)`,
];
