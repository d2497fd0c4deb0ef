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

/** Sales figures. */
export class SalesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly currency: string,
  ) {}

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
