import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import type { Clock } from '../../shared/clock.ts';
import { orderStatuses, holdsStock } from './order-status.ts';
import { DAY } from '../../shared/duration.ts';

/** The orders of one day; `total` in minor units of the shop's currency. */
export interface SalesDay {
  /** Its first instant, in UTC. */
  day: Date;
  orders: number;
  total: number;
}

const DAYS = 30;

/** How long a sale counts for the ranking of searches. */
const RANKING_PERIOD = 90 * DAY;

/** Sales figures. */
export class SalesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly currency: string,
  ) {}

  /** Counts the units of each product that were sold in the last 90 days, by which searches are ranked. */
  async countProductSales(): Promise<void> {
    const since = new Date(this.clock().getTime() - RANKING_PERIOD);
    await sql`
      with sold as (
        select product_id, least(sum(quantity), 2147483647)::int as units
        from order_lines join orders on orders.id = order_id join products on products.id = product_id
        where orders.created_at >= ${since} and orders.status = any (${sql.val(orderStatuses.filter(holdsStock))}::text[])
        group by product_id
      ), unsold as (
        delete from product_sales where product_id not in (select product_id from sold)
      )
      insert into product_sales (product_id, units) select product_id, units from sold
      on conflict (product_id) do update set units = excluded.units where product_sales.units <> excluded.units
    `.execute(this.em.getKysely<Database>());
  }

  /**
   * The orders of each of the last 30 days, today included, oldest first, in one statement. Cancelled and returned
   * orders don't count, nor do those in a currency the shop had before: amounts in two currencies can't be added. Days
   * are in UTC.
   */
  async lastDays(): Promise<SalesDay[]> {
    const today = Math.floor(this.clock().getTime() / DAY) * DAY;
    const first = today - (DAYS - 1) * DAY;
    const day = sql<string>`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`;
    const rows = await this.em
      .getKysely<Database>()
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
