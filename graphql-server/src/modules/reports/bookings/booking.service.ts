import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { PaymentMethod, PaymentState } from '../../orders/order-status.ts';
import { proportion } from '../../pricing/proportion.ts';
import type { TaxSum } from '../../pricing/taxes.ts';
import { type PeriodInput, toReportPeriod } from '../report-period.ts';
import type { ReportsDatabase } from '../reports.tables.ts';
import { refundParts, type TaxPart, taxPartsOf } from './booking-rules.ts';

export const bookingKinds = ['SALE', 'PAYMENT', 'REFUND'] as const;

/**
 * A booking. SALE: revenue of an order at one tax rate, also of one that is not paid yet. PAYMENT: money
 * received, or given back if staff undid the payment. REFUND: money paid back, and the revenue taken back
 * with it. Amounts in minor units, negative for what goes out.
 */
export interface Booking {
  kind: (typeof bookingKinds)[number];
  at: Date;
  order: BookedOrder;
  /** Revenue; null for a payment, and for what belongs to a canceled order, which is no sale. */
  revenue: TaxPart | null;
  /** Money in or out; null for a sale, and for further rates of a refund. */
  money: MinorUnits | null;
}

export interface BookedOrder {
  id: string;
  number: string;
  placedAt: Date;
  currency: string;
  paymentMethod: PaymentMethod;
  isCanceled: boolean;
  total: MinorUnits;
  taxes: TaxSum[];
  /** The provider's id of the card payment, or the reference of the transfer. */
  paymentReference: string | null;
}

/** A change of an order's payment state. */
interface PaymentChange {
  orderId: string;
  at: Date;
  from: PaymentState;
  to: PaymentState;
}

interface Refund {
  at: Date;
  amount: MinorUnits;
  units: { rate: number | null; gross: MinorUnits }[];
}

/** Reads what an accountant books; its revenue adds up to that of the reports. */
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
   * The bookings of a period, oldest first, day by day: at most six statements each.
   * @throws RequestError BAD_REQUEST for an invalid period
   */
  days(input: PeriodInput): AsyncGenerator<Booking[]> {
    const { starts, span } = toReportPeriod(input, this.clock(), this.timeZone);
    return this.read(starts, span.end);
  }

  private async *read(starts: readonly Date[], end: Date): AsyncGenerator<Booking[]> {
    for (const [index, start] of starts.entries()) yield this.between(start, starts[index + 1] ?? end);
  }

  private async between(start: Date, end: Date): Promise<Booking[]> {
    const [sold, payments, refunded] = await Promise.all([
      this.soldBetween(start, end),
      this.paymentsBetween(start, end),
      this.refundedBetween(start, end),
    ]);
    const ids = [...new Set([...sold, ...payments.map(({ orderId }) => orderId), ...refunded])];
    if (ids.length === 0) return [];
    const orders = await this.ordersOf(ids);
    // Orders from before refunds were stored have only the change.
    const whole = payments.filter(({ to }) => to === 'REFUNDED');
    const withRefunds = [...new Set([...refunded, ...whole.map(({ orderId }) => orderId)])];
    const refunds = await this.refundsOf(withRefunds);
    const bookings = [
      ...sold.flatMap((id) => salesOf(orders.get(id))),
      ...payments.flatMap((change) => paymentOf(orders.get(change.orderId), change)),
      ...withRefunds.flatMap((id) =>
        refundsOf(
          orders.get(id),
          refunds.get(id) ?? [],
          whole.find(({ orderId }) => orderId === id),
        ),
      ),
    ];
    return bookings
      .filter(({ at }) => at >= start && at < end)
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  private async soldBetween(start: Date, end: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('orders')
      .where('created_at', '>=', start)
      .where('created_at', '<', end)
      .where('status', '<>', 'CANCELLED')
      .orderBy('created_at')
      .orderBy('id')
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  private async paymentsBetween(start: Date, end: Date): Promise<PaymentChange[]> {
    const { rows } = await sql<PaymentChange>`
      select order_id as "orderId", created_at as at, "from", payment_state as "to"
      from order_events event, lateral (select coalesce((
        select payment_state from order_events former
        where former.order_id = event.order_id and (former.created_at, former.id) < (event.created_at, event.id)
        order by former.created_at desc, former.id desc limit 1
      ), 'UNPAID') as "from") former
      where created_at >= ${start} and created_at < ${end} and payment_state <> "from"
      order by created_at, id`.execute(this.db);
    return rows.map((row) => ({ ...row, at: new Date(row.at) }));
  }

  /** Orders with refunds in the span. */
  private async refundedBetween(start: Date, end: Date): Promise<string[]> {
    const rows = await this.db
      .selectFrom('refunds')
      .where('created_at', '>=', start)
      .where('created_at', '<', end)
      .where('state', '=', 'DONE')
      .where('surplus', '=', false)
      .where('amount', '>', 0)
      .select('order_id')
      .distinct()
      .execute();
    return rows.map(({ order_id }) => order_id);
  }

  private async ordersOf(ids: readonly string[]): Promise<Map<string, BookedOrder>> {
    const rows = await this.db
      .selectFrom('orders')
      .where('id', 'in', ids)
      .select(['id', 'number', 'created_at', 'currency', 'payment_method', 'status', 'total', 'taxes'])
      .select('payment_reference')
      .select((eb) =>
        eb
          .selectFrom('payments')
          .whereRef('payments.order_id', '=', 'orders.id')
          .where('payments.state', 'in', ['PAID', 'RESOLVED'])
          .where('provider_payment_id', 'is not', null)
          .orderBy('attempt', 'desc')
          .limit(1)
          .select('provider_payment_id')
          .as('provider_payment_id'),
      )
      .execute();
    return new Map(
      rows.map((row) => [
        row.id,
        {
          id: row.id,
          number: row.number,
          placedAt: new Date(row.created_at),
          currency: row.currency,
          paymentMethod: row.payment_method,
          isCanceled: row.status === 'CANCELLED',
          total: row.total,
          taxes: row.taxes,
          paymentReference: row.provider_payment_id ?? row.payment_reference,
        },
      ]),
    );
  }

  /** All refunds of these orders, also those of other days: they share the tax. */
  private async refundsOf(orderIds: readonly string[]): Promise<Map<string, Refund[]>> {
    if (orderIds.length === 0) return new Map();
    const refunds = await this.db
      .selectFrom('refunds')
      .where('order_id', 'in', orderIds)
      .where('state', '=', 'DONE')
      .where('surplus', '=', false)
      .where('amount', '>', 0)
      .orderBy('created_at')
      .orderBy('id')
      .select(['id', 'order_id', 'created_at', 'amount'])
      .execute();
    const units = await this.db
      .selectFrom('refund_lines')
      .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .where('order_lines.order_id', 'in', orderIds)
      .select(['refund_id', 'tax_rate', 'refund_lines.quantity as refunded', 'order_lines.quantity'])
      .select(['unit_price', 'order_lines.discount_total', 'order_lines.tax_total', 'prices_include_tax'])
      .execute();
    const unitsOf = Map.groupBy(units, ({ refund_id }) => refund_id);
    const toRefund = ({ id, created_at, amount }: (typeof refunds)[number]): Refund => ({
      at: new Date(created_at),
      amount,
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
    const byOrder = Map.groupBy(refunds, ({ order_id }) => order_id);
    return new Map([...byOrder].map(([orderId, ofOrder]) => [orderId, ofOrder.map(toRefund)]));
  }
}

function salesOf(order: BookedOrder | undefined): Booking[] {
  if (!order) return [];
  return taxPartsOf(order).map((revenue) => ({
    kind: 'SALE',
    at: order.placedAt,
    order,
    revenue,
    money: null,
  }));
}

/** Of UNPAID and PAID; a change to or from REFUNDED comes with refunds. */
function paymentOf(order: BookedOrder | undefined, { at, from, to }: PaymentChange): Booking[] {
  if (!order || order.total === 0) return [];
  const money = from === 'UNPAID' && to === 'PAID' ? order.total : -order.total;
  const isPayment = [from, to].every((state) => state !== 'REFUNDED');
  return isPayment ? [{ kind: 'PAYMENT', at, order, revenue: null, money }] : [];
}

/** `whole`: when the order became refunded; what the refunds lack is a refund then. */
function refundsOf(
  order: BookedOrder | undefined,
  stored: readonly Refund[],
  whole: PaymentChange | undefined,
): Booking[] {
  if (!order) return [];
  const rest = order.total - stored.reduce((total, { amount }) => total + amount, 0);
  const refunds = whole && rest > 0 ? [...stored, { at: whole.at, amount: rest, units: [] }] : stored;
  const parts = refundParts(taxPartsOf(order), refunds);
  return refunds.flatMap(({ at, amount }, index): Booking[] => {
    const booking = { kind: 'REFUND', at, order } as const;
    if (order.isCanceled) return [{ ...booking, revenue: null, money: -amount }];
    return (parts[index] ?? []).map(({ name, rate, net, tax }, place) => ({
      ...booking,
      revenue: { name, rate, net: -net, tax: -tax },
      money: place === 0 ? -amount : null,
    }));
  });
}
