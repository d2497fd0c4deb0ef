import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { orderStatuses, holdsStock } from '../order-status.ts';
import { DAY } from '../../../shared/time/duration.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Orders of one day; `total` in minor units of the shop's currency. */
export interface SalesDay {
  /** Its first instant, in UTC. */
  day: Date;
  orders: number;
  total: number;
}

const DAYS = 30;

/** How long a sale counts toward best sellers and search ranking. */
const RANKING_PERIOD = 90 * DAY;

/** Only so many of the newest orders and their pairs count, so that the query's time is limited. */
const PAIRED_ORDERS = 20_000;
const PAIRS = 300_000;
const PAIRING_PERIOD = 365 * DAY;
/** Only the first lines of a longer order count: a hundred lines would have ten thousand pairs. */
const PAIRED_LINES = 10;
/** With fewer, someone who knows of one customer's order could infer the rest of it. */
const MIN_CUSTOMERS = 2;
/** More than are shown, because some may be sold out or withdrawn before the next run. */
const MAX_PARTNERS = 24;

/** Statistics from orders: best sellers, products bought together, and daily totals. */
export class OrderStatisticsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly currency: string,
  ) {}

  /**
   * Counts the units of every product sold in the last 90 days, without canceled and returned orders. Writes
   * only changes: every write invalidates cached lists.
   */
  async updateProductPopularity(): Promise<void> {
    const since = new Date(this.clock().getTime() - RANKING_PERIOD);
    await sql`
      with sold as (
        select product_id, least(sum(quantity), 2147483647)::int as units
        from order_lines join orders on orders.id = order_id
        where orders.created_at >= ${since} and orders.status = any (${sql.val(orderStatuses.filter(holdsStock))}::text[])
        group by product_id
      )
      insert into product_popularity (product_id, units)
      select id, coalesce(sold.units, 0)
      from products left join sold on sold.product_id = id left join product_popularity counted on counted.product_id = id
      where counted.units is distinct from coalesce(sold.units, 0)
      on conflict (product_id) do update set units = excluded.units
    `.execute(this.em.getKysely<OrdersDatabase>());
  }

  /**
   * Counts for each pair of products how many customers bought both in one order, in one statement. Uses the
   * newest 20,000 orders of the last year that were neither canceled nor returned (fewer when they are long).
   * Each customer counts once per pair. Pairs of a single customer are left out, and each product keeps its
   * 24 most frequent partners.
   */
  async countProductPairs(): Promise<void> {
    const since = new Date(this.clock().getTime() - PAIRING_PERIOD);
    await sql`
      with newest as (
        select id, user_id, created_at, least(item_count, ${PAIRED_LINES}) as lines from orders
        where created_at >= ${since} and status = any (${sql.val(orderStatuses.filter(holdsStock))}::text[])
        order by created_at desc, id desc limit ${PAIRED_ORDERS}
      ), counting as (
        select id, user_id, sum(lines * (lines - 1)) over (order by created_at desc, id desc) as pairs from newest
      ), bought as (
        -- Order by order, by the index: the planner would rather read all lines that there are.
        select user_id, products from counting cross join lateral (
          select array_agg(distinct product_id) as products from (
            select product_id from order_lines where order_id = counting.id order by position limit ${PAIRED_LINES}
          ) first
        ) found
        where pairs <= ${PAIRS}
      ), counted as (
        select product_id, other_id, count(distinct user_id)::int as customers
        from bought, unnest(products) product_id, unnest(products) other_id
        where product_id <> other_id
        group by product_id, other_id having count(distinct user_id) >= ${MIN_CUSTOMERS}
      ), ranked as (
        select *, row_number() over (partition by product_id order by customers desc, other_id) as place from counted
        where product_id in (select id from products) and other_id in (select id from products)
      ), kept as (
        select product_id, other_id, customers from ranked where place <= ${MAX_PARTNERS}
      ), gone as (
        delete from product_pairs where (product_id, other_id) not in (select product_id, other_id from kept)
      )
      insert into product_pairs (product_id, other_id, customers) select product_id, other_id, customers from kept
      on conflict (product_id, other_id) do update set customers = excluded.customers
      where product_pairs.customers <> excluded.customers
    `.execute(this.em.getKysely<OrdersDatabase>());
  }

  /**
   * Order totals of the last 30 days including today, oldest first, in one statement. Excludes canceled and
   * returned orders, and orders in a former currency, because amounts in two currencies can't be added. Days
   * are in UTC.
   */
  async lastDays(): Promise<SalesDay[]> {
    const today = Math.floor(this.clock().getTime() / DAY) * DAY;
    const first = today - (DAYS - 1) * DAY;
    const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
    const rows = await this.em
      .getKysely<OrdersDatabase>()
      .selectFrom('orders')
      .where('created_at', '>=', new Date(first))
      .where('currency', '=', this.currency)
      .where('status', 'in', orderStatuses.filter(holdsStock))
      .groupBy(day)
      .select((eb) => [
        day.as('day'),
        eb.fn.countAll<string>().as('orders'),
        eb.fn.sum<string>('total').as('total'),
      ])
      .execute();
    const sold = new Map(rows.map((row) => [Date.parse(row.day), row]));
    return Array.from({ length: DAYS }, (_, index) => {
      const moment = first + index * DAY;
      const { orders = 0, total = 0 } = sold.get(moment) ?? {};
      return { day: new Date(moment), orders: Number(orders), total: Number(total) };
    });
  }
}
