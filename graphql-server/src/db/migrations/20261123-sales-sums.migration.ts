import { Migration } from '@mikro-orm/migrations';

/**
 * Sums of sales, so that a report does not read orders: a queue of orders that changed, and what
 * SalesSumsService makes of it (decision 0033).
 */
export class SalesSumsMigration extends Migration {
  override name = '20261123-sales-sums';

  override up(): void {
    for (const statement of statements) this.addSql(statement);
  }
}

const statements = [
  // No foreign key: it would lock the order for each row, and orders are never deleted.
  `create table sales_changes (
    id bigint generated always as identity primary key,
    order_id uuid not null
  )`,
  `create table counted_sales (
    order_id uuid primary key,
    placed_at timestamptz not null,
    currency text not null,
    customer_id uuid not null,
    gross bigint not null,
    refunded bigint not null,
    previous_at timestamptz
  )`,
  `create index counted_sales_placed on counted_sales (placed_at, previous_at)`,
  `create index counted_sales_customer on counted_sales (customer_id, placed_at, order_id)`,
  `create table sales_sums (
    currency text not null,
    quarter timestamptz not null,
    orders integer not null,
    gross bigint not null,
    refunded bigint not null,
    primary key (currency, quarter)
  )`,
  `create table product_sales_sums (
    currency text not null,
    day timestamptz not null,
    product_id uuid not null,
    units bigint not null,
    revenue bigint not null,
    primary key (currency, day, product_id) include (units, revenue)
  )`,
  `create index product_sales_sums_product on product_sales_sums (product_id, day)`,

  `create function note_order_sale() returns trigger
    language plpgsql as $$
  begin
    insert into sales_changes (order_id) values (new.id);
    return null;
  end $$`,
  `create trigger orders_sale_placed after insert on orders
    for each row execute function note_order_sale()`,
  `create trigger orders_sale_changed after update of status, payment_state, total on orders
    for each row when ((old.status, old.payment_state, old.total) is distinct from (new.status, new.payment_state, new.total))
    execute function note_order_sale()`,
  `create function note_refund_sale() returns trigger
    language plpgsql as $$
  begin
    insert into sales_changes (order_id) values (new.order_id);
    return null;
  end $$`,
  `create trigger refunds_sale_changed after insert or update of state, amount, surplus on refunds
    for each row execute function note_refund_sale()`,

  `insert into sales_changes (order_id) select id from orders order by created_at, id`,
];
