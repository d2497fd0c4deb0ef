import { OPEN_STATUSES_SQL, openStatuses } from '../orders/order-status.ts';
import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { OrderCounts } from './checkout-rules.ts';
import type { OpenOrders } from './unconfirmed-rules.ts';
import type { CheckoutDatabase } from './checkout.tables.ts';

/**
 * Whether an order in `orders` reserves stock and is neither paid nor shipped. Must equal the predicate of
 * `orders_open_email` word for word.
 */
export const isOpen = sql<boolean>`status in ${sql.raw(OPEN_STATUSES_SQL)} and payment_state = 'UNPAID' and shipment_state = 'NONE'`;

/** Open orders of a user or with this email, since a returning guest is a new user. */
export async function findOpenOrders(
  em: EntityManager,
  userId: string,
  email: string | null,
): Promise<OpenOrders> {
  const { rows } = await sql<{ amount: string; units: Record<string, number> }>`
    with open_orders as (
      select id, total, payment_method from orders where user_id = ${userId} and ${isOpen}
      union
      select id, total, payment_method from orders where lower(billing ->> 'email') = ${email} and ${isOpen}
    ), units as (
      select product_id, sum(quantity) as quantity from order_lines
      where order_id in (select id from open_orders) and product_id is not null group by product_id
    )
    select
      (select coalesce(sum(total), 0) from open_orders where payment_method <> 'CARD') as amount,
      (select coalesce(jsonb_object_agg(product_id, quantity), '{}') from units) as units
  `.execute(em.getKysely<CheckoutDatabase>());
  const [row] = rows;
  return { amount: Number(row?.amount ?? 0), units: row?.units ?? {} };
}

/** Number of a user's orders placed since a time, and number of open ones. */
export async function countOrders(em: EntityManager, userId: string, since: Date): Promise<OrderCounts> {
  const counts = await em
    .getKysely<CheckoutDatabase>()
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('created_at', '>', since), eb('status', 'in', openStatuses)]))
    .select([
      sql<string>`count(*) filter (where created_at > ${since})`.as('recent'),
      sql<Date | null>`min(created_at) filter (where created_at > ${since})`.as('first_recent_at'),
      sql<string>`count(*) filter (where ${isOpen})`.as('open'),
    ])
    .executeTakeFirstOrThrow();
  return {
    recent: Number(counts.recent),
    firstRecentAt: counts.first_recent_at && new Date(counts.first_recent_at),
    open: Number(counts.open),
  };
}
