import type pg from 'pg';
import { insertCopies } from './insert-copies.ts';

/** How many days back the orders go. */
const DAYS = 730;

/**
 * Copies the shop's newest customer and order until it has `to` orders, and a tenth as many customers. As in
 * every shop, a few products and customers have most of the orders. An order has two lines; of a hundred
 * orders, four are canceled and three returned; every other cart is ordered.
 */
export async function fillOrders(db: pg.Client, from: number, to: number): Promise<void> {
  const customers = (orders: number) => Math.ceil(orders / 10);
  await insertCopies(
    db,
    'users',
    `select copy.*
    from (select id from users where role = 'CUSTOMER' order by created_at desc, id limit 1) newest join users template using (id),
      generate_series(${customers(from) + 1}, ${customers(to)}) n,
      jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'customer-' || n || '@test.example', 'phone', null)) copy`,
  );
  await db.query(`
    drop table if exists growth_customers, growth_products, growth_orders;
    create unlogged table growth_customers as
      select row_number() over () as place, id from users where role = 'CUSTOMER';
    create unique index on growth_customers (place);
    create unlogged table growth_products as select row_number() over () as place, id from products;
    create unique index on growth_products (place);
    create unlogged table growth_orders as
      select n, gen_random_uuid() as id, 500 + (n * 37) % 20000 as price, n % 100 as kind,
        1 + floor(random() ^ 2 * ${customers(to)})::int as customer,
        now() - random() * interval '${DAYS} days' as placed_at
      from generate_series(${from + 1}, ${to}) n;
    analyze growth_customers; analyze growth_products; analyze growth_orders`);
  await insertCopies(
    db,
    'orders',
    `select copy.*
    from (select id from orders where number not like 'growth-%' limit 1) first join orders template using (id),
      growth_orders placed join growth_customers on place = customer,
      jsonb_populate_record(template, jsonb_build_object(
      'id', placed.id, 'number', 'growth-' || n, 'reference', 'growth-' || n, 'user_id', growth_customers.id,
      'status', case when kind < 4 then 'CANCELLED' when kind < 7 then 'RETURNED' when kind < 10 then 'PENDING' else 'DELIVERED' end,
      'payment_state', case when kind < 4 then 'UNPAID' when kind < 7 then 'REFUNDED' when kind < 10 then 'UNPAID' else 'PAID' end,
      'shipment_state', case when kind between 7 and 9 then 'NONE' else 'ALL' end,
      'payment_reference', null, 'item_count', 2,
      'subtotal', price * 2, 'shipping_total', 0, 'total', price * 2, 'created_at', placed_at)) copy`,
  );
  await insertCopies(
    db,
    'order_lines',
    `select copy.*
    from (select order_lines.id from order_lines join orders on orders.id = order_id where number not like 'growth-%' limit 1) first
      join order_lines template using (id),
      (select id, line, price, 1 + floor(random() ^ 3 * ${to})::int as product from growth_orders, generate_series(0, 1) line) placed
      join growth_products on place = product,
      jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', placed.id, 'position', line, 'product_id', growth_products.id,
      'variant_id', gen_random_uuid(), 'quantity', 1, 'unit_price', price)) copy`,
  );
  await db.query(`
    insert into carts (id, user_id, begun_at, changed_at, ended_at, ordered)
      select gen_random_uuid(), growth_customers.id, placed_at - interval '1 hour', placed_at, placed_at, is_ordered
      from growth_orders join growth_customers on place = customer, unnest(array[true, false]) is_ordered;
    insert into cart_changes (quarter, carts, ordered)
      select date_bin('15 minutes', placed_at - interval '1 hour', timestamptz '2000-01-01 00:00Z'), 2 * count(*), count(*)
      from growth_orders group by 1;
    insert into revenue_changes (order_id, status) select id, status from growth_orders join orders using (id)`);
}
