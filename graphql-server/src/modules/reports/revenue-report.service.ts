import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { assertFirst } from '../../shared/paging/connection.ts';
import { DAY } from '../../shared/time/duration.ts';
import type { LocalDate } from '../../shared/time/local-date.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';
import { NOT_SOLD } from '../orders/order-line.entity.ts';
import { type CustomerCounts, countCustomers } from './customer-counts.ts';
import { type PeriodInput, type ReportPeriod, type Span, toReportPeriod } from './report-period.ts';
import type { ReportsDatabase } from './reports.tables.ts';

/** Revenue figures; amounts in minor units. */
export interface Revenue {
  grossRevenue: number;
  netRevenue: number;
  orders: number;
}

/** New carts, and the share of them ordered since: 0 to 1, null without carts. */
export interface CartFigures {
  carts: number;
  conversion: number | null;
}

export interface RevenueFigures extends Revenue, CustomerCounts, CartFigures {
  /** Null without orders. */
  averageOrder: number | null;
}

export interface RevenueDay extends Revenue {
  day: LocalDate;
}

/** Revenue of a period and of the previous one. */
export interface RevenueReport {
  period: ReportPeriod;
  from: LocalDate;
  to: LocalDate;
  previousFrom: LocalDate;
  previousTo: LocalDate;
  isOngoing: boolean;
  figures: RevenueFigures;
  previousFigures: RevenueFigures;
  days: RevenueDay[];
}

export type BestSellerSort = 'REVENUE' | 'UNITS';

/** A product sold in a period; revenue in minor units. */
export interface BestSeller {
  productId: string;
  title: string;
  image: Picture;
  units: number;
  revenue: number;
  previousUnits: number;
  previousRevenue: number;
}

const MAX_FIRST = 100;

/** With more candidates, summing all sales is as fast. */
const MAX_CANDIDATES = 2000;

const nothing: Revenue = { grossRevenue: 0, netRevenue: 0, orders: 0 };

/** Reads reports from the sums that RevenueSumsService maintains (decision 0033). */
export class RevenueReportService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly currency: string,
    private readonly timeZone: string,
  ) {}

  private get db() {
    return this.em.getKysely<ReportsDatabase>();
  }

  /** The report of a period, in three statements. @throws RequestError BAD_REQUEST for an invalid period */
  async report(input: PeriodInput): Promise<RevenueReport> {
    const period = toReportPeriod(input, this.clock(), this.timeZone);
    const [sums, customers, carts] = await Promise.all([
      this.sums(period),
      countCustomers(this.db, period),
      this.countCarts(period),
    ]);
    const days = period.days.map((day, index) => ({ day, ...(sums.days[index] ?? nothing) }));
    const { from, to, previousFrom, previousTo, isOngoing } = period;
    return {
      period,
      from,
      to,
      previousFrom,
      previousTo,
      isOngoing,
      days,
      figures: { ...toFigures(days.reduce(add, nothing)), ...customers.current, ...carts.current },
      previousFigures: {
        ...toFigures(sums.previous),
        ...customers.previous,
        ...carts.previous,
      },
    };
  }

  /**
   * Best-selling products of a period, in one statement, or two for more than a week.
   * @throws RequestError BAD_REQUEST for a number out of range
   */
  async bestSellers(
    { span, previousSpan, isOngoing }: ReportPeriod,
    first: number,
    sort: BestSellerSort,
  ): Promise<BestSeller[]> {
    assertFirst(first, MAX_FIRST);
    // There are no future orders, so today's sum is that of the day so far.
    const counted = isOngoing ? { ...span, end: ceilToDay(this.clock()) } : span;
    const candidates = await this.candidates(counted, first, sort);
    const isCandidate = candidates
      ? sql<boolean>`product_id = any (${sql.val(candidates)}::uuid[])`
      : sql<boolean>`true`;
    const order =
      sort === 'REVENUE'
        ? sql`best.revenue desc, best.units desc, product_id`
        : sql`best.units desc, best.revenue desc, product_id`;
    // Double precision sums take half as long as bigint sums, and are exact within the range of JavaScript
    // numbers.
    const { rows } = await sql<BestSeller>`
      with sold_products as (
        select product_id, sum(units::float8) as units, sum(revenue::float8) as revenue
        from (${this.soldIn(counted, isCandidate)}) sold group by product_id having sum(units::float8) > 0
      ), best as (
        select * from sold_products best order by ${order} limit ${first}
      ), former as (
        select product_id, sum(units::float8) as units, sum(revenue::float8) as revenue
        from (${this.soldIn(previousSpan, sql<boolean>`product_id in (select product_id from best)`)}) sold group by product_id
      )
      select best.product_id as "productId", products.title, products.image, best.units, best.revenue,
        coalesce(former.units, 0) as "previousUnits", coalesce(former.revenue, 0) as "previousRevenue"
      from best join products on products.id = best.product_id left join former using (product_id)
      order by ${order}
    `.execute(this.db);
    return rows;
  }

  /**
   * Ids of products that can be among the best sellers: their all-time sales are at least those that the last
   * of the `first` products reached in the period. Few products can be among the best of a year or month.
   * Null if there are too many, and for a short period, where summing all sales is as fast.
   */
  private async candidates(span: Span, first: number, sort: BestSellerSort): Promise<string[] | null> {
    if (span.end.getTime() - span.start.getTime() <= 7 * DAY) return null;
    const amount = sort === 'REVENUE' ? sql.ref('revenue') : sql.ref('units');
    const { rows } = await sql<{ id: string }>`
      with famous as (
        select product_id from product_revenue_totals where currency = ${this.currency}
        order by ${amount} desc limit ${sql.lit(MAX_FIRST)}
      ), least as (
        select sum(${amount})::bigint as amount
        from (${this.soldIn(span, sql<boolean>`product_id in (select product_id from famous)`)}) sold
        group by product_id having sum(${amount}) > 0 order by amount desc offset ${first - 1} limit 1
      )
      select product_id as id from product_revenue_totals
      where currency = ${this.currency} and ${amount} >= (select amount from least)
      order by ${amount} desc limit ${sql.lit(MAX_CANDIDATES + 1)}
    `.execute(this.db);
    return rows.length > 0 && rows.length <= MAX_CANDIDATES ? rows.map(({ id }) => id) : null;
  }

  /** Revenue of the previous period, and of each day. */
  private async sums(period: ReportPeriod): Promise<{ previous: Revenue; days: Revenue[] }> {
    const { rows } = await sql<Revenue & { part: number }>`
      select part, sum(orders)::float8 as orders, sum(gross::float8) as "grossRevenue",
        sum((gross - refunded)::float8) as "netRevenue"
      from ${tableOf([period.previousSpan, ...daySpans(period)])}
      join revenue_sums on currency = ${this.currency} and quarter >= begins_at and quarter < ends_at
      group by part
    `.execute(this.db);
    const parts = new Map(rows.map(({ part, ...revenue }) => [part, revenue]));
    const ofPart = (part: number) => parts.get(part) ?? nothing;
    return { previous: ofPart(0), days: period.days.map((_, index) => ofPart(index + 1)) };
  }

  /** From the sums, plus pending changes in the queue. */
  private async countCarts({
    span,
    previousSpan,
  }: ReportPeriod): Promise<Record<'current' | 'previous', CartFigures>> {
    const { rows } = await sql<{ part: number; carts: number; ordered: number }>`
      select part, sum(carts)::int as carts, sum(ordered)::int as ordered
      from ${tableOf([span, previousSpan])} join (
        select quarter, carts, ordered from cart_sums union all select quarter, carts, ordered from cart_changes
      ) sums on quarter >= begins_at and quarter < ends_at
      group by part
    `.execute(this.db);
    const ofPart = (part: number) => toCartFigures(rows.find((row) => row.part === part));
    return { current: ofPart(0), previous: ofPart(1) };
  }

  /** Product sales: the sums of whole UTC days, and the orders of the hours before and after them. */
  private soldIn({ start, end }: Span, isCandidate: RawBuilder<boolean>): RawBuilder<unknown> {
    const isWanted = sql`${isCandidate} and product_id <> ${sql.lit(NOT_SOLD)}`;
    const firstDay = ceilToDay(start);
    const lastDay = new Date(Math.floor(end.getTime() / DAY) * DAY);
    const hasDays = firstDay < lastDay;
    const rest = hasDays
      ? sql`(placed_at >= ${start} and placed_at < ${firstDay} or placed_at >= ${lastDay} and placed_at < ${end})`
      : sql`(placed_at >= ${start} and placed_at < ${end})`;
    const ofRest = sql`
      select product_id, quantity::bigint as units, quantity * unit_price::bigint - discount_total as revenue
      from counted_orders join order_lines using (order_id)
      where currency = ${this.currency} and ${rest} and ${isWanted}`;
    if (!hasDays) return ofRest;
    return sql`
      select product_id, units, revenue from product_revenue_sums
      where currency = ${this.currency} and day >= ${firstDay} and day < ${lastDay} and ${isWanted}
      union all ${ofRest}`;
  }
}

function daySpans({ starts, span }: ReportPeriod): Span[] {
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? span.end }));
}

/** The spans as an SQL table `spans`, with `part` counted from 0. */
function tableOf(spans: readonly Span[]): RawBuilder<unknown> {
  const times = (of: (span: Span) => Date) => sql.val(spans.map((span) => of(span).toISOString()));
  return sql`
    (select (ordinality - 1)::int as part, begins_at, ends_at
      from unnest(${times(({ start }) => start)}::timestamptz[], ${times(({ end }) => end)}::timestamptz[])
        with ordinality spans (begins_at, ends_at)) spans`;
}

function ceilToDay(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / DAY) * DAY);
}

function add(sum: Revenue, { grossRevenue, netRevenue, orders }: Revenue): Revenue {
  return {
    grossRevenue: sum.grossRevenue + grossRevenue,
    netRevenue: sum.netRevenue + netRevenue,
    orders: sum.orders + orders,
  };
}

function toFigures(revenue: Revenue): Revenue & Pick<RevenueFigures, 'averageOrder'> {
  return {
    ...revenue,
    averageOrder: revenue.orders > 0 ? Math.round(revenue.grossRevenue / revenue.orders) : null,
  };
}

function toCartFigures({ carts, ordered } = { carts: 0, ordered: 0 }): CartFigures {
  return { carts, conversion: carts > 0 ? ordered / carts : null };
}
