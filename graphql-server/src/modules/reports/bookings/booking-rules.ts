import type { MinorUnits } from '../../../shared/money/money.ts';
import type { OrderStatus, PaymentMethod, PaymentState } from '../../orders/order-status.ts';
import { proportion } from '../../pricing/proportion.ts';
import { spread } from '../../pricing/spread.ts';
import { type PaidEvent, receivedPayments } from '../../orders/payment/received-payments.ts';
import type { TaxSum } from '../../pricing/taxes.ts';

export const bookingKinds = ['SALE', 'CANCELLATION', 'PAYMENT', 'REFUND'] as const;

/**
 * A booking. SALE: revenue of an order at one tax rate, when it is placed, or reopened. CANCELLATION: that of
 * an unpaid order, taken back when it is canceled. PAYMENT: money received, or given back if staff undid the
 * payment, or by an edit. REFUND: money paid back, and the revenue taken back with it. Amounts in minor
 * units, negative for what goes out.
 */
export interface Booking {
  kind: (typeof bookingKinds)[number];
  at: Date;
  order: BookedOrder;
  /** Null for a payment, and for a refund of an order that is no sale any more. */
  revenue: TaxPart | null;
  /** Null for a sale and a cancellation, and for further rates of a refund. */
  money: MinorUnits | null;
  /** Of a payment, its own; else the order's. */
  paymentMethod: PaymentMethod;
  /** The provider's id of the card payment, or the reference of the transfer. */
  paymentReference: string | null;
  /** Of a payment or refund: an exchange credited it, and no money moved. */
  isExchange: boolean;
}

export interface BookedOrder {
  id: string;
  number: string;
  placedAt: Date;
  currency: string;
  paymentMethod: PaymentMethod;
  paymentState: PaymentState;
  total: MinorUnits;
  taxes: readonly TaxSum[];
  /** The reference of the transfer. */
  paymentReference: string | null;
  /** The provider's ids of the card payments, oldest first. */
  cardPayments: readonly string[];
  /** Its history, oldest first. */
  events: readonly (PaidEvent & { at: Date; status: OrderStatus })[];
  /** Completed ones, oldest first. */
  refunds: readonly BookedRefund[];
}

/** A refund, and the prices of the units that it is for, with their tax rates. */
export interface BookedRefund {
  at: Date;
  amount: MinorUnits;
  isExchange?: boolean;
  units: readonly { rate: number | null; gross: MinorUnits }[];
}

/** What an order costs at one tax rate; `rate` in thousandths of a percent, null for what has no tax. */
export interface TaxPart {
  name: string | null;
  rate: number | null;
  net: MinorUnits;
  tax: MinorUnits;
}

/** All bookings of an order, oldest first. They add up to what is left of it, and to the money held. */
export function bookingsOf(order: BookedOrder): Booking[] {
  const left = taxPartsOf(order);
  const bookings: Booking[] = [];
  const referenceOf = (method: PaymentMethod, index: number) =>
    method === 'CARD' ? (order.cardPayments[index] ?? null) : order.paymentReference;
  const paidWith = (method: PaymentMethod, index = 0, isExchange = false) => ({
    paymentMethod: method,
    isExchange,
    paymentReference: isExchange ? null : referenceOf(method, index),
  });
  const ofOrder = paidWith(order.paymentMethod);
  const add = (
    kind: Booking['kind'],
    at: Date,
    revenue: TaxPart[],
    money: MinorUnits | null = null,
    paid = ofOrder,
  ) => {
    const booking = { kind, at, order, ...paid };
    if (revenue.length === 0 && money !== null) bookings.push({ ...booking, revenue: null, money });
    for (const [index, part] of revenue.entries())
      bookings.push({ ...booking, revenue: part, money: index === 0 ? money : null });
  };
  let isSale = true;
  let held = 0;
  /** What nobody pays any more of a canceled order that was paid in part. */
  let canceled: TaxPart[] = [];
  let cards = 0;
  const payments = new Map(
    receivedPayments(order, order.events).map(({ event, amount, method, isExchange }) => {
      const paid = paidWith(method, cards, isExchange);
      if (method === 'CARD' && amount > 0 && !isExchange) cards += 1;
      return [event, { amount, paid }];
    }),
  );
  add('SALE', order.placedAt, copiesOf(left));
  for (const step of stepsOf(order)) {
    if ('amount' in step) {
      // Also while it is no sale: if it is reopened, only what is left is one.
      const taken = takeBack(left, step).map(negative);
      const paid = step.isExchange ? paidWith(order.paymentMethod, 0, true) : ofOrder;
      add('REFUND', step.at, isSale ? taken : [], -step.amount, paid);
      held -= step.amount;
      continue;
    }
    const isCanceled = step.status === 'CANCELLED';
    const payment = payments.get(step);
    if (payment) add('PAYMENT', step.at, [], payment.amount, payment.paid);
    held += payment?.amount ?? 0;
    if (canceled.length > 0 && (!isCanceled || step.paymentState === 'PAID')) {
      giveBack(left, canceled);
      add('SALE', step.at, canceled);
      canceled = [];
    }
    // What was paid for stays a sale until it is refunded.
    if (isSale && isCanceled && step.paymentState === 'UNPAID') {
      add('CANCELLATION', step.at, copiesOf(left).map(negative));
      isSale = false;
    } else if (isSale && isCanceled && step.paymentState === 'PARTIALLY_PAID' && canceled.length === 0) {
      canceled = takeBack(left, { amount: sum(left.map(grossOf)) - held, units: [] });
      add('CANCELLATION', step.at, canceled.map(negative));
    } else if (!isSale && !isCanceled) {
      add('SALE', step.at, copiesOf(left));
      isSale = true;
    }
  }
  return bookings;
}

/** The history and the refunds, oldest first. */
function stepsOf({ events, refunds, paymentState, total }: BookedOrder) {
  // Orders from before refunds were stored have only the change.
  const whole = paymentState === 'REFUNDED' && refunds.length === 0;
  const change = events.findLast((event) => event.paymentState === 'REFUNDED');
  const stored = whole && change ? [{ at: change.at, amount: total, units: [] }] : refunds;
  return [...events, ...stored].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** The parts that an order's total consists of, by tax rate as stored. */
export function taxPartsOf({ total, taxes }: Pick<BookedOrder, 'total' | 'taxes'>): TaxPart[] {
  const taxed = taxes.map(({ name, rate, taxable, amount }) => ({ name, rate, net: taxable, tax: amount }));
  const untaxed = total - sum(taxed.map(grossOf));
  return untaxed > 0 ? [...taxed, { name: null, rate: null, net: untaxed, tax: 0 }] : taxed;
}

/**
 * Takes a refund from what is left of an order's parts: first the refunded units with their rates, and the
 * rest in proportion to what is left of each part. Refunds of the whole total give all of its tax back.
 * @returns the parts of the refund
 */
export function takeBack(
  left: readonly TaxPart[],
  { amount, units }: Pick<BookedRefund, 'amount' | 'units'>,
): TaxPart[] {
  const grossLeft = left.map(grossOf);
  const ofUnits = left.map(({ rate }, index) =>
    Math.min(
      grossLeft[index] ?? 0,
      sum(units.filter((unit) => unit.rate === rate).map(({ gross }) => gross)),
    ),
  );
  const taken = Math.min(amount, sum(grossLeft));
  const first = spread(Math.min(taken, sum(ofUnits)), ofUnits);
  const rest = spread(
    taken - sum(first),
    grossLeft.map((gross, index) => gross - (first[index] ?? 0)),
  );
  return left.flatMap((part, index) => {
    const gross = (first[index] ?? 0) + (rest[index] ?? 0);
    if (gross === 0) return [];
    const tax = proportion(gross, part.tax, grossOf(part), 1);
    part.net -= gross - tax;
    part.tax -= tax;
    return [{ name: part.name, rate: part.rate, net: gross - tax, tax }];
  });
}

/** The opposite of `takeBack`. */
function giveBack(left: readonly TaxPart[], parts: readonly TaxPart[]): void {
  for (const { name, rate, net, tax } of parts) {
    const part = left.find((each) => each.name === name && each.rate === rate);
    if (!part) continue;
    part.net += net;
    part.tax += tax;
  }
}

/** What is left now; parts of nothing are left out. */
function copiesOf(parts: readonly TaxPart[]): TaxPart[] {
  return parts.filter((part) => grossOf(part) !== 0).map((part) => ({ ...part }));
}

const negative = ({ name, rate, net, tax }: TaxPart): TaxPart => ({ name, rate, net: -net, tax: -tax });

const grossOf = ({ net, tax }: Pick<TaxPart, 'net' | 'tax'>): MinorUnits => net + tax;

function sum(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((before, amount) => before + amount, 0);
}
