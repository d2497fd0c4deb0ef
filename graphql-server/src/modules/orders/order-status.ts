import type { Viewer } from '../auth/sessions/viewer.ts';

/** The shop by itself, for what happens because time has passed or somebody has paid. */
export const systemActor: Actor = { kind: 'SYSTEM', id: null };

export const orderStatuses = ['PENDING', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;

/** Where an order stands (specification, section 4). */
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethods = ['BANK', 'CASH_ON_DELIVERY', 'CARD'] as const;

/** How an order is paid. */
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['UNPAID', 'PAID', 'REFUNDED'] as const;

/** Whether an order is paid; no caller can set it. */
export type PaymentState = (typeof paymentStates)[number];

export const orderActors = ['CUSTOMER', 'ADMIN', 'SYSTEM'] as const;

/** Who changed an order. */
export type OrderActor = (typeof orderActors)[number];

/** Whether an order in this status holds its goods; the others have given them back. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'DELIVERED';
}

/** Whether its customer may still call an order off: what is handed over can only be sent back. */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'PENDING';
}

/** What a change of status does to the stock of an order. */
export type StockMove = 'NONE' | 'RELEASE' | 'RESERVE';

/**
 * Any status may follow any (specification, section 4). Stock moves only between a status that holds it and one
 * that does not, and so exactly once, however an order walks.
 */
export function stockMove(from: OrderStatus, to: OrderStatus): StockMove {
  if (holdsStock(from) === holdsStock(to)) return 'NONE';
  return holdsStock(to) ? 'RESERVE' : 'RELEASE';
}

/** Who changes an order; `id` is the person's, null for the shop itself. */
export interface Actor {
  kind: OrderActor;
  id: string | null;
}

/** Whoever calls, as the history of an order knows them. */
export function actorOf({ role, userId }: Viewer): Actor {
  return { kind: role, id: userId };
}
