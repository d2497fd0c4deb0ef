import { type Kysely, type RawBuilder, sql } from 'kysely';
import { DAY } from '../../shared/time/duration.ts';
import type { ReportPeriod, Span } from './report-period.ts';
import type { ReportsDatabase } from './reports.tables.ts';

/** First-time and returning customers of a period. */
export interface CustomerCounts {
  newCustomers: number;
  returningCustomers: number;
}

const WEEK = 7 * DAY;

const nobody: CustomerCounts = { newCustomers: 0, returningCustomers: 0 };

/**
 * Counts the customers of a period and of the previous one in one statement. Of each customer's orders in a
 * period, exactly one has no predecessor, or a predecessor from before the period; such orders are counted.
 */
export async function countCustomers(
  db: Kysely<ReportsDatabase>,
  { span, previousSpan }: ReportPeriod,
): Promise<Record<'current' | 'previous', CustomerCounts>> {
  const parts = [span, previousSpan].flatMap((each, place) =>
    partsOf(each).map((part) => sql`select ${sql.lit(place)} as place, part.* from (${part}) part`),
  );
  const { rows } = await sql<CustomerCounts>`
    select sum(first_orders)::int as "newCustomers", sum(first_again)::int as "returningCustomers"
    from (${sql.join(parts, sql` union all `)}) parts group by place order by place
  `.execute(db);
  const [current = nobody, previous = nobody] = rows;
  return { current, previous };
}

/**
 * Whole weeks come from the sums by the weeks of an order and of its predecessor. The rest is less than three
 * weeks of orders, counted directly.
 */
function partsOf({ start, end }: Span): RawBuilder<unknown>[] {
  const weekOfStart = floorToWeek(start);
  const firstWeek = weekOfStart < start ? new Date(weekOfStart.getTime() + WEEK) : start;
  const endOfWeeks = floorToWeek(end);
  if (firstWeek >= endOfWeeks) return [countOrders({ start, end }, start)];
  return [
    countOrders({ start, end: firstWeek }, start),
    countOrders({ start: endOfWeeks, end }, start),
    sql`
      select coalesce(sum(orders) filter (where previous_week = '-infinity'), 0) as first_orders,
        coalesce(sum(orders) filter (where previous_week > '-infinity' and previous_week < ${weekOfStart}), 0) as first_again
      from customer_sums where week >= ${firstWeek} and week < ${endOfWeeks}`,
    // Orders whose predecessor was in the week of the start, but before it.
    sql`
      select 0 as first_orders, count(*) as first_again from counted_orders
      where previous_at >= ${weekOfStart} and previous_at < ${start}
        and placed_at >= ${firstWeek} and placed_at < ${endOfWeeks}`,
  ];
}

/** An index-only query. */
function countOrders({ start, end }: Span, startOfPeriod: Date): RawBuilder<unknown> {
  return sql`
    select count(*) filter (where previous_at is null) as first_orders,
      count(*) filter (where previous_at < ${startOfPeriod}) as first_again
    from counted_orders where placed_at >= ${start} and placed_at < ${end}`;
}

function floorToWeek(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / WEEK) * WEEK);
}
