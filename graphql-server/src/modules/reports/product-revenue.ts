import { sql } from 'kysely';
import { holdLock } from '../../db/advisory-lock.ts';
import type { EntityManager } from '../../db/database.ts';
import type { ReportsDatabase } from './reports.tables.ts';

/**
 * Adds the lines of an order to the sums of their products, or takes them out, if the order was counted. An
 * edit does both around its change, because the sums count the lines of an order only once.
 */
export async function moveProductRevenue(em: EntityManager, orderId: string, times: 1 | -1): Promise<void> {
  const db = em.getKysely<ReportsDatabase>();
  await holdLock(db, 'revenueSums');
  await sql`
    insert into product_revenue_sums (currency, day, product_id, units, revenue)
    select currency, date_bin('1 day', placed_at, timestamptz '2000-01-01 00:00Z') as day, product_id,
      sum(${times}::int * quantity::bigint),
      sum(${times}::int * (quantity * unit_price::bigint - discount_total))
    from counted_orders join order_lines using (order_id) where order_id = ${orderId}
    group by currency, day, product_id
    on conflict (currency, day, product_id) do update set units = product_revenue_sums.units + excluded.units,
      revenue = product_revenue_sums.revenue + excluded.revenue
  `.execute(db);
}
