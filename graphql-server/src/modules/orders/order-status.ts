import type { Actor as ShopActor, OrderHolder } from '../../shared/principal.ts';

/** The shop itself: acts when a deadline passes or a payment arrives. */
export const systemActor: Actor = { kind: 'SYSTEM', id: null };

export const orderStatuses = ['PENDING', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;

/** The status of an order (specification, section 4). */
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethods = ['BANK', 'CASH_ON_DELIVERY', 'CARD'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['UNPAID', 'PAID', 'REFUNDED'] as const;

/** Derived by the shop; no caller can set it. */
export type PaymentState = (typeof paymentStates)[number];

export const shipmentStates = ['NONE', 'PART', 'ALL'] as const;

/** How much of an order was shipped. */
export type ShipmentState = (typeof shipmentStates)[number];

export const orderActors = ['CUSTOMER', 'ADMIN', 'API_KEY', 'SYSTEM'] as const;

/** Who changed an order. */
export type OrderActor = (typeof orderActors)[number];

/** Whether an order in this status reserves its stock. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'DELIVERED';
}

/** Whether the customer may still cancel the order: after shipping it can only be returned. */
export function isCancellable(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return status === 'PENDING' && shipmentState === 'NONE';
}

/**
 * Whether the order can be marked as delivered without further checks: it is open, and paid or cash on
 * delivery.
 */
export function isDeliverable(status: OrderStatus, method: PaymentMethod, state: PaymentState): boolean {
  if (status !== 'PENDING' || state === 'REFUNDED') return false;
  return state === 'PAID' || method === 'CASH_ON_DELIVERY';
}

/** Whether the delivery address may still change: nothing was shipped. */
export function isAddressOpen(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return status === 'PENDING' && shipmentState === 'NONE';
}

/** Units of an order line: ordered, returned to stock, and unshipped. */
interface LineStock {
  quantity: number;
  restockedQuantity: number;
  unsentQuantity: number;
}

/**
 * How many units of a line an order in this status keeps out of the shop's stock. Every status transition is
 * allowed (specification, section 4), so stock moves by the difference, and the result does not depend on the
 * path. If the rest of an order is canceled, its shipped units stay out of stock until the order is Returned.
 */
export function heldUnits(
  { quantity, restockedQuantity, unsentQuantity }: LineStock,
  status: OrderStatus,
  shipmentState: ShipmentState,
): number {
  const sold = quantity - restockedQuantity;
  if (holdsStock(status)) return sold;
  if (status === 'RETURNED' || shipmentState === 'NONE') return 0;
  return Math.max(0, sold - Math.max(0, unsentQuantity));
}

/** The actor of a change; `id` is the user's or the API key's, null for the shop itself. */
export interface Actor {
  kind: OrderActor;
  id: string | null;
}

/** The caller as recorded in an order's history; a guest counts as a customer. */
export function actorOf(caller: OrderHolder | ShopActor): Actor {
  switch (caller.kind) {
    case 'API_KEY':
      return { kind: 'API_KEY', id: caller.keyId };
    case 'STAFF':
      return { kind: 'ADMIN', id: caller.userId };
    default:
      return { kind: 'CUSTOMER', id: caller.userId };
  }
}
