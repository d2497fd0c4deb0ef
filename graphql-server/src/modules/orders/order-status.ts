import type { Actor as ShopActor, OrderHolder } from '../../shared/principal.ts';

/** The shop itself, for what happens because time has passed or a payment has arrived. */
export const systemActor: Actor = { kind: 'SYSTEM', id: null };

export const orderStatuses = ['PENDING', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;

/** The status of an order (specification, section 4). */
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethods = ['BANK', 'CASH_ON_DELIVERY', 'CARD'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['UNPAID', 'PAID', 'REFUNDED'] as const;

/** Whether an order is paid; no caller can set it. */
export type PaymentState = (typeof paymentStates)[number];

export const shipmentStates = ['NONE', 'PART', 'ALL'] as const;

/** How much of an order was sent. */
export type ShipmentState = (typeof shipmentStates)[number];

export const orderActors = ['CUSTOMER', 'ADMIN', 'API_KEY', 'SYSTEM'] as const;

/** Who changed an order. */
export type OrderActor = (typeof orderActors)[number];

/** Whether an order in this status is to be kept or was: its stock is reserved. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'PENDING' || status === 'DELIVERED';
}

/** Whether the customer may still cancel the order: what was sent or delivered can only be returned. */
export function isCancellable(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return status === 'PENDING' && shipmentState === 'NONE';
}

/**
 * Whether the order may be marked as delivered without a further look: it is open, and its money is there or
 * is collected at the door.
 */
export function isDeliverable(status: OrderStatus, method: PaymentMethod, state: PaymentState): boolean {
  if (status !== 'PENDING' || state === 'REFUNDED') return false;
  return state === 'PAID' || method === 'CASH_ON_DELIVERY';
}

/** Whether it may still be changed where the order is delivered: nothing of it is on its way. */
export function isAddressOpen(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return status === 'PENDING' && shipmentState === 'NONE';
}

/** The units of an order line: bought, of those back in stock, and still to be sent. */
interface LineStock {
  quantity: number;
  restockedQuantity: number;
  unsentQuantity: number;
}

/**
 * How many units of a line an order in this status keeps out of the shop's stock. Any status may follow any
 * other (specification, section 4), so stock moves by the difference, and comes out the same whatever the
 * order of the changes. What is on its way when the rest is cancelled is out of the house until the order is
 * Returned.
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

/** Who changes an order; `id` is the user's or the API key's, null for the shop itself. */
export interface Actor {
  kind: OrderActor;
  id: string | null;
}

/** The caller, as recorded in an order's history; a guest is a customer, too. */
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
