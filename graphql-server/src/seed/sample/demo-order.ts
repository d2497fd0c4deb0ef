import type { OrderStatus, PaymentMethod } from '../../modules/orders/order-status.ts';
import { DAY } from '../../shared/time/duration.ts';

/** A sample product with its options and quantity. */
export interface DemoLine {
  key: string;
  colour?: string;
  size?: string;
  others?: string[];
  quantity: number;
}

/** A status that an order had. */
export interface DemoStep {
  status: OrderStatus;
  daysAgo: number;
}

/** A demo user's order; `number` is its short reference. */
export interface DemoOrder {
  reference: string;
  paymentMethod: PaymentMethod;
  /** Oldest first. */
  history: readonly [DemoStep, ...DemoStep[]];
  lines: readonly DemoLine[];
}

type History = DemoOrder['history'];

/** An order that is still pending. The arguments of all these functions are in days ago. */
export function pending(placed: number): History {
  return [{ status: 'PENDING', daysAgo: placed }];
}

export function delivered(placed: number, handedOver: number): History {
  return [...pending(placed), { status: 'DELIVERED', daysAgo: handedOver }];
}

export function cancelled(placed: number, calledOff: number): History {
  return [...pending(placed), { status: 'CANCELLED', daysAgo: calledOff }];
}

export function returned(placed: number, handedOver: number, sentBack: number): History {
  return [...delivered(placed, handedOver), { status: 'RETURNED', daysAgo: sentBack }];
}

/** The time this many days, possibly fractional, before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.round(days * DAY));
}
