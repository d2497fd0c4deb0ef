import { z } from 'zod';
import type { Booking } from '../../modules/reports/bookings/booking-rules.ts';
import type { CsvFile, CsvValue } from '../../shared/csv/csv.ts';
import { toDecimalText } from '../../shared/money/money.ts';
import { localDateAt, localTimeAt } from '../../shared/time/local-date.ts';
import { day } from '../bodies.ts';
import { paymentLabels } from '../labels.ts';
import type { RestContext } from '../rest-context.ts';

// The bookings for an accountant. As in the order export, names and values are the same in every language;
// add new columns at the end.

const columns = [
  ...['Date', 'Time', 'Booking', 'Order', 'Order date', 'Currency'],
  ...['Net', 'Tax', 'Gross', 'Tax name', 'Tax percent', 'Money'],
  ...['Payment method', 'Payment reference', 'Order ID', 'Time zone'],
];

const labels = {
  SALE: 'Sale',
  CANCELLATION: 'Cancellation',
  PAYMENT: 'Payment',
  REFUND: 'Refund',
} as const satisfies Record<Booking['kind'], string>;

/** The days of a report. */
export const bookingQuery = z.object({
  from: day('The first day, `YYYY-MM-DD` in the shop’s time zone.'),
  to: day('The last day; at most 366 days.'),
});

/** Bookings of a period, oldest first; sums by column are the period's revenue, taxes and money. */
export function exportBookings(
  { services }: RestContext,
  { from, to }: z.output<typeof bookingQuery>,
): Promise<CsvFile> {
  const { bookings } = services;
  const days = bookings.days({ from, to });
  async function* pages() {
    for await (const ofDay of days) yield ofDay.map((booking) => toRow(booking, bookings.timeZone));
  }
  return Promise.resolve({ name: `bookings-${from}-${to}.csv`, columns, pages: pages() });
}

function toRow(
  { kind, at, order, revenue, money, paymentMethod, paymentReference, isExchange }: Booking,
  timeZone: string,
): CsvValue[] {
  const amount = (value: number | null) => (value === null ? null : toDecimalText(value, order.currency));
  return [
    ...[localDateAt(at, timeZone), localTimeAt(at, timeZone), labels[kind], order.number],
    ...[localDateAt(order.placedAt, timeZone), order.currency],
    ...(revenue
      ? [amount(revenue.net), amount(revenue.tax), amount(revenue.net + revenue.tax), revenue.name]
      : [null, null, null, null]),
    revenue?.rate == null ? null : revenue.rate / 1000,
    amount(money),
    ...[isExchange ? 'Exchange' : paymentLabels[paymentMethod], paymentReference, order.id, timeZone],
  ];
}
