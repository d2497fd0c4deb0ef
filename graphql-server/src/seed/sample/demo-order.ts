import type { OrderStatus, PaymentMethod } from '../../modules/orders/order-status.ts';
import { DAY } from '../../shared/time/duration.ts';

/** A choice of a sample product. */
export interface DemoLine {
  key: string;
  colour?: string;
  size?: string;
  other?: string;
  quantity: number;
}

/** A status that an order took on. */
export interface DemoStep {
  status: OrderStatus;
  daysAgo: number;
}

/** An order of a demo person; `number` is its short reference. */
export interface DemoOrder {
  number: string;
  paymentMethod: PaymentMethod;
  /** Oldest first. */
  history: readonly [DemoStep, ...DemoStep[]];
  lines: readonly DemoLine[];
}

type History = DemoOrder['history'];

/** Still waiting. All arguments of these functions are days ago. */
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

/** The moment that many days, whole or not, before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - Math.round(days * DAY));
}
