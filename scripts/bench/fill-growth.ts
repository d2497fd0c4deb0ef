import type pg from 'pg';

/** How much a shop of years has. */
export interface Growth {
  products: number;
  customers: number;
  orders: number;
}

/** So far back orders go. */
const DAYS = 730;

/**
 * Copies the newest product, customer and order of the shop by SQL until there are so many. A few products and customers have most of the orders, as in
 * every shop; an order has two lines, and of a hundred orders four were cancelled and three returned.
 */
export async function fillGrowth(db: pg.Client, { products, customers, orders }: Growth): Promise<void> {
  await insertCopies(
    db,
    'products',
    `select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'title', 'Sturdy lamp ' || n, 'handle', 'sturdy-lamp-' || n, 'position', n,
      'stock', case when n % 50 = 0 then 0 else 100 end))).*
    from (select id as template_id from products order by created_at desc limit 1) newest join products template on template.id = template_id, generate_series(1, ${products}) n`,
  );
  await insertCopies(
    db,
    'product_variants',
    `select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'product_id', products.id, 'stock', products.stock))).*
    from (select id as template_id from product_variants order by created_at desc limit 1) newest join product_variants template on template.id = template_id, products
    where products.id not in (select product_id from product_variants)`,
  );
  await insertCopies(
    db,
    'users',
    `select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'email', 'customer-' || n || '@test.example', 'phone', null))).*
    from (select id as template_id from users where role = 'CUSTOMER' order by created_at desc limit 1) newest join users template on template.id = template_id, generate_series(1, ${customers}) n`,
  );
  await db.query(`
    create temporary table numbered_products as select row_number() over () as place, id from products;
    create unique index on numbered_products (place);
    create temporary table numbered_users as select row_number() over () as place, id from users where role = 'CUSTOMER';
    create unique index on numbered_users (place);
    analyze numbered_products; analyze numbered_users`);
  // In one transaction, as orders are placed: one is counted with its lines.
  await db.query('begin');
  await insertCopies(
    db,
    'orders',
    `select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'growth-' || n, 'user_id', numbered_users.id,
      'status', case when n % 100 < 4 then 'CANCELLED' when n % 100 < 7 then 'RETURNED' when n % 100 < 10 then 'PENDING' else 'DELIVERED' end,
      'payment_state', case when n % 100 < 4 then 'UNPAID' when n % 100 < 7 then 'REFUNDED' when n % 100 < 10 then 'UNPAID' else 'PAID' end,
      'shipment_state', case when n % 100 between 7 and 9 then 'NONE' else 'ALL' end,
      'payment_reference', null, 'item_count', 2,
      'subtotal', price * 2, 'shipping_total', 0, 'total', price * 2,
      'created_at', now() - random() * interval '${DAYS} days'))).*
    from (select id as template_id from orders order by created_at desc limit 1) newest join orders template on template.id = template_id,
      (select n, 500 + (n * 37) % 20000 as price, 1 + floor(random() ^ 2 * ${customers})::int as customer
        from generate_series(1, ${orders}) n) drawn
      join numbered_users on place = customer`,
  );
  await insertCopies(
    db,
    'order_lines',
    `select (jsonb_populate_record(template, jsonb_build_object(
      'id', gen_random_uuid(), 'order_id', drawn.id, 'position', line, 'product_id', numbered_products.id,
      'variant_id', gen_random_uuid(), 'quantity', 1, 'unit_price', drawn.price))).*
    from (select id as template_id from order_lines order by id desc limit 1) newest join order_lines template on template.id = template_id,
      (select orders.id, line, subtotal / 2 as price, 1 + floor(random() ^ 3 * ${products})::int as product
        from orders, generate_series(0, 1) line where number like 'growth-%') drawn
      join numbered_products on place = product`,
  );
  // Of two carts, one is ordered.
  await db.query(`
    insert into carts (id, user_id, begun_at, changed_at, ended_at, ordered)
    select gen_random_uuid(), user_id, created_at - interval '1 hour', created_at, created_at, isOrdered
    from orders, unnest(array[true, false]) isOrdered`);
  await db.query('commit');
  await db.query('vacuum analyze');
}

/** Adds what a query answers, rows of a table in whole, to that table; the database computes its generated columns itself. */
async function insertCopies(db: pg.Client, table: string, query: string): Promise<void> {
  const { rows } = await db.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.names ?? '';
  await db.query(`insert into ${table} (${columns}) select ${columns} from (${query}) as copies`);
}
