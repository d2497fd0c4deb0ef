import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { proportion } from '../../pricing/proportion.ts';
import { type PeriodInput, type Span, toReportPeriod } from '../report-period.ts';
import type { ReportsDatabase } from '../reports.tables.ts';
import { type BookedOrder, type BookedRefund, type Booking, bookingsOf } from './booking-rules.ts';

/**
 * Reads what an accountant books. Imported orders are not in it: the other shop's accountant has booked them.
 * Nor are card payments that do not match their order, surplus ones, and refunds of both: staff resolve them.
 */
export class BookingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    readonly timeZone: string,
  ) {}

  private get db() {
    return this.em.getKysely<ReportsDatabase>();
  }

  /**
   * The bookings of a period, oldest first, day by day: five statements each, or one for a day without any.
   * @throws RequestError BAD_REQUEST for an invalid period
   */
  days(input: PeriodInput): AsyncGenerator<Booking[]> {
    const { starts, span } = toReportPeriod(input, this.clock(), this.timeZone);
    return this.read(starts, span.end);
  }

  /**
   * From the first day up to the end of the last one.
   * @throws RequestError BAD_REQUEST for an invalid period
   */
  spanOf(input: PeriodInput): Span {
    return toReportPeriod(input, this.clock(), this.timeZone).span;
  }

  private async *read(starts: readonly Date[], end: Date): AsyncGenerator<Booking[]> {
    for (const [index, start] of starts.entries())
      yield this.between({ start, end: starts[index + 1] ?? end });
  }

  private async between({ start, end }: Span): Promise<Booking[]> {
    const ids = await this.changedBetween({ start, end });
    if (ids.length === 0) return [];
    const orders = await this.ordersOf(ids);
    return orders
      .flatMap(bookingsOf)
      .filter(({ at }) => at >= start && at < end)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** The orders to which something happened in the span. */
  private async changedBetween({ start, end }: Span): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      select id from orders where imported_from is null and (
        created_at >= ${start} and created_at < ${end}
        or id = any(array(select order_id from order_events where created_at >= ${start} and created_at < ${end}))
        or id = any(array(select order_id from refunds
          where coalesce(done_at, created_at) >= ${start} and coalesce(done_at, created_at) < ${end}))
      ) order by created_at, id`.execute(this.db);
    return rows.map(({ id }) => id);
  }

  private async ordersOf(ids: readonly string[]): Promise<BookedOrder[]> {
    const [orders, events, refunds] = await Promise.all([
      this.rowsOf(ids),
      this.eventsOf(ids),
      this.refundsOf(ids),
    ]);
    return orders.map((row) => ({
      id: row.id,
      number: row.number,
      placedAt: new Date(row.created_at),
      currency: row.currency,
      paymentMethod: row.payment_method,
      paymentState: row.payment_state,
      total: row.total,
      taxes: row.taxes,
      paymentReference: row.payment_reference,
      cardPayments: row.card_payments,
      events: events.get(row.id) ?? [],
      refunds: refunds.get(row.id) ?? [],
    }));
  }

  private rowsOf(ids: readonly string[]) {
    return this.db
      .selectFrom('orders')
      .where(isAmong('orders.id', ids))
      .orderBy('created_at')
      .orderBy('id')
      .select(['id', 'number', 'created_at', 'currency', 'payment_method', 'payment_state'])
      .select(['total', 'taxes', 'payment_reference'])
      .select(
        sql<string[]>`array(select provider_payment_id from payments
          where order_id = orders.id and state = 'PAID' and provider_payment_id is not null order by attempt)`.as(
          'card_payments',
        ),
      )
      .execute();
  }

  private async eventsOf(ids: readonly string[]) {
    const rows = await this.db
      .selectFrom('order_events')
      .where(isAmong('order_id', ids))
      .orderBy('created_at')
      .orderBy('id')
      .select(['order_id', 'created_at', 'status', 'payment_state', 'payment', 'edit'])
      .execute();
    return new Map(
      [...Map.groupBy(rows, ({ order_id }) => order_id)].map(([orderId, events]) => [
        orderId,
        events.map(({ created_at, payment_state: paymentState, ...event }) => ({
          ...event,
          at: new Date(created_at),
          paymentState,
        })),
      ]),
    );
  }

  private async refundsOf(ids: readonly string[]): Promise<Map<string, BookedRefund[]>> {
    const doneAt = sql<Date>`coalesce(done_at, refunds.created_at)`;
    const rows = await this.db
      .selectFrom('refunds')
      .leftJoin('payments', 'payments.id', 'refunds.payment_id')
      .where(isAmong('refunds.order_id', ids))
      .where('refunds.state', '=', 'DONE')
      .where('surplus', '=', false)
      .where('refunds.amount', '>', 0)
      .where((eb) => eb.or([eb('payments.id', 'is', null), eb('payments.state', '=', 'PAID')]))
      .orderBy(doneAt)
      .orderBy('refunds.id')
      .select(['refunds.id', 'refunds.order_id', 'refunds.amount', doneAt.as('done_at')])
      .select('refunds.exchange_order_id')
      .execute();
    const units = await this.db
      .selectFrom('refund_lines')
      .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where(isAmong('order_lines.order_id', ids))
      .select(['refund_id', 'tax_rate', 'refund_lines.quantity as refunded', 'order_lines.quantity'])
      .select(['unit_price', 'order_lines.discount_total', 'order_lines.tax_total', 'prices_include_tax'])
      .execute();
    const unitsOf = Map.groupBy(units, ({ refund_id }) => refund_id);
    const toRefund = ({ id, amount, done_at, exchange_order_id }: (typeof rows)[number]): BookedRefund => ({
      at: new Date(done_at),
      amount,
      isExchange: exchange_order_id !== null,
      units: (unitsOf.get(id) ?? []).map((line) => ({
        rate: line.tax_rate,
        gross: proportion(
          line.quantity * line.unit_price -
            line.discount_total +
            (line.prices_include_tax ? 0 : line.tax_total),
          line.refunded,
          line.quantity,
          1,
        ),
      })),
    });
    const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
    return new Map([...byOrder].map(([orderId, ofOrder]) => [orderId, ofOrder.map(toRefund)]));
  }
}

/** One parameter for any number of ids. */
const isAmong = (column: string, ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} = any(${sql.val(ids)}::uuid[])`;
