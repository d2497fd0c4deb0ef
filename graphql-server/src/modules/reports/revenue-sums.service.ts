import { sql } from 'kysely';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { ReportsDatabase } from './reports.tables.ts';

/** Changes per transaction. */
const BATCH = 5000;

/**
 * Maintains the sums that revenue reports read (decision 0033). Placing an order only adds a row to a queue,
 * so orders don't wait for each other. This service takes rows from the queue, compares each order with what
 * was counted, and adds the difference.
 */
export class RevenueSumsService {
  constructor(private readonly em: EntityManager) {}

  /** Updates the sums with all changed orders and carts. Several processes may run it at once. */
  async update(): Promise<void> {
    for (const take of [takeOrders, takeCarts]) {
      let changes: number;
      do changes = await retryTransaction(this.em, take);
      while (changes === BATCH);
    }
  }
}

/** @returns the number of changes taken from the queue */
async function takeOrders(em: EntityManager): Promise<number> {
  const db = em.getKysely<ReportsDatabase>();
  const waiting = await db.selectFrom('revenue_changes').select('id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  // Without it, two processes would both add the difference.
  await holdLock(db, 'revenueSums');
  const taken = await sql<{ order_id: string }>`
    delete from revenue_changes where id in (select id from revenue_changes order by id limit ${BATCH}) returning order_id
  `.execute(db);
  const orderIds = [...new Set(taken.rows.map((row) => row.order_id))];
  const changed = sql`unnest(${sql.val(orderIds)}::uuid[])`;
  await sumCustomers(em, orderIds);
  await sql`
    with counted as (
      select orders.id as order_id, created_at as placed_at, currency, user_id as customer_id, total as gross,
        case when payment_state = 'REFUNDED' then total else coalesce((
          select sum(amount) from refunds where refunds.order_id = orders.id and state = 'DONE' and not surplus
        ), 0) end as refunded
      from orders where id in (select ${changed}) and status <> 'CANCELLED'
    ), former as (
      select * from counted_orders where order_id in (select ${changed})
    ), difference as (
      select currency, placed_at, 1 as orders, gross, refunded from counted
      union all
      select currency, placed_at, -1, -gross, -refunded from former
    ), summed as (
      insert into revenue_sums (currency, quarter, orders, gross, refunded)
      select currency, date_bin('15 minutes', placed_at, timestamptz '2000-01-01 00:00Z') as quarter,
        sum(orders), sum(gross), sum(refunded)
      from difference group by currency, quarter
      having sum(orders) <> 0 or sum(gross) <> 0 or sum(refunded) <> 0
      on conflict (currency, quarter) do update set orders = revenue_sums.orders + excluded.orders,
        gross = revenue_sums.gross + excluded.gross, refunded = revenue_sums.refunded + excluded.refunded
    ), come_or_gone as (
      select order_id, currency, placed_at, 1 as times from counted where order_id not in (select order_id from former)
      union all
      select order_id, currency, placed_at, -1 from former where order_id not in (select order_id from counted)
    ), summed_products as (
      insert into product_revenue_sums (currency, day, product_id, units, revenue)
      select currency, date_bin('1 day', placed_at, timestamptz '2000-01-01 00:00Z') as day, product_id,
        sum(times * quantity::bigint), sum(times * (quantity * unit_price::bigint - discount_total))
      from come_or_gone join order_lines using (order_id) group by currency, day, product_id
      on conflict (currency, day, product_id) do update set units = product_revenue_sums.units + excluded.units,
        revenue = product_revenue_sums.revenue + excluded.revenue
    ), gone as (
      delete from counted_orders where order_id in (select order_id from come_or_gone where times = -1)
    )
    insert into counted_orders (order_id, placed_at, currency, customer_id, gross, refunded)
    select order_id, placed_at, currency, customer_id, gross, refunded from counted
    on conflict (order_id) do update set gross = excluded.gross, refunded = excluded.refunded,
      customer_id = excluded.customer_id
  `.execute(db);
  await sql`
    update counted_orders set previous_at = found.previous_at
    from (
      select order_id, lag(placed_at) over (partition by customer_id order by placed_at, order_id) as previous_at
      from counted_orders where customer_id in (select user_id from orders where id in (select ${changed}))
    ) found
    where found.order_id = counted_orders.order_id and counted_orders.previous_at is distinct from found.previous_at
  `.execute(db);
  return taken.rows.length;
}

/**
 * Updates the totals of these orders' customers, and of their former customers; customer lists sort by them.
 */
async function sumCustomers(em: EntityManager, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into customer_totals (customer_id, order_count, spent)
    select users.id, count(orders.id), coalesce(sum(case when payment_state in ('PAID', 'PARTIALLY_PAID') then coalesce(paid_amount, total) - coalesce((
        select sum(amount) from refunds where refunds.order_id = orders.id and state = 'DONE' and not surplus
      ), 0) else 0 end), 0)
    from users left join orders on orders.user_id = users.id
    where erased_at is null and users.id in (
      select user_id from orders where id = any (${sql.val(orderIds)}::uuid[])
      union select customer_id from counted_orders where order_id = any (${sql.val(orderIds)}::uuid[]))
    group by users.id
    on conflict (customer_id) do update set order_count = excluded.order_count, spent = excluded.spent
  `.execute(em.getKysely<ReportsDatabase>());
}

/** The database adds the taken changes to the sums. @returns the number of changes taken from the queue */
async function takeCarts(em: EntityManager): Promise<number> {
  const db = em.getKysely<ReportsDatabase>();
  const waiting = await db.selectFrom('cart_changes').select('id').limit(1).executeTakeFirst();
  if (!waiting) return 0;
  await holdLock(db, 'revenueSums');
  const { rows } = await sql`
    delete from cart_changes where id in (select id from cart_changes order by id limit ${BATCH}) returning id
  `.execute(db);
  return rows.length;
}
