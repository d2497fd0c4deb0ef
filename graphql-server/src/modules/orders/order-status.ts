/**
 * The statuses of an order (specification, section 4). An open order is still to be sent and paid; stock is
 * held for it, and for what customers have kept.
 */
const statusTraits = {
  PENDING: { isOpen: true, holdsStock: true },
  DELIVERED: { isOpen: false, holdsStock: true },
  CANCELLED: { isOpen: false, holdsStock: false },
  RETURNED: { isOpen: false, holdsStock: false },
} as const;

export type OrderStatus = keyof typeof statusTraits;

export const orderStatuses = Object.keys(statusTraits) as OrderStatus[];
export const openStatuses = orderStatuses.filter((status) => statusTraits[status].isOpen);

/** Lists for SQL, in literals: with parameters, PostgreSQL would not find the partial indexes. */
const toSqlList = (statuses: readonly OrderStatus[]) =>
  `(${statuses.map((status) => `'${status}'`).join(', ')})`;
export const OPEN_STATUSES_SQL = toSqlList(openStatuses);
export const HOLDING_STATUSES_SQL = toSqlList(orderStatuses.filter(holdsStock));

export const paymentMethods = ['BANK', 'CASH_ON_DELIVERY', 'CARD'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentStates = ['UNPAID', 'PARTIALLY_PAID', 'PAID', 'REFUNDED'] as const;

/** Derived by the shop; no caller can set it. */
export type PaymentState = (typeof paymentStates)[number];

export const shipmentStates = ['NONE', 'PART', 'ALL'] as const;

/** How much of an order was shipped. */
export type ShipmentState = (typeof shipmentStates)[number];

export function isOpenStatus(status: OrderStatus): boolean {
  return statusTraits[status].isOpen;
}

/** Whether an order in this status reserves its stock. */
export function holdsStock(status: OrderStatus): boolean {
  return statusTraits[status].holdsStock;
}

/** Whether the customer may still cancel the order: after shipping it can only be returned. */
export function isCancellable(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return isOpenStatus(status) && shipmentState === 'NONE';
}

/**
 * Whether the order can be marked as delivered without further checks: it is open, and paid or cash on
 * delivery.
 */
export function isDeliverable(status: OrderStatus, method: PaymentMethod, state: PaymentState): boolean {
  if (!isOpenStatus(status) || state === 'REFUNDED') return false;
  return state === 'PAID' || method === 'CASH_ON_DELIVERY';
}

/** Whether the delivery address may still change: nothing was shipped. */
export function isAddressOpen(status: OrderStatus, shipmentState: ShipmentState): boolean {
  return isOpenStatus(status) && shipmentState === 'NONE';
}

/** Units of an order line: ordered, returned to stock, and unshipped. */
interface LineStock {
  requiresShipping: boolean;
  quantity: number;
  restockedQuantity: number;
  unsentQuantity: number;
}

/**
 * How many units of a line an order in this status keeps out of the shop's stock. Every status transition is
 * allowed (specification, section 4), so stock moves by the difference, and the result does not depend on the
 * path. If the rest of an order is canceled, its shipped units stay out of stock until the order is Returned;
 * what requires no shipping is part of the rest (decision 0112).
 */
export function heldUnits(
  { requiresShipping, quantity, restockedQuantity, unsentQuantity }: LineStock,
  status: OrderStatus,
  shipmentState: ShipmentState,
): number {
  const sold = quantity - restockedQuantity;
  if (holdsStock(status)) return sold;
  if (status === 'RETURNED' || shipmentState === 'NONE' || !requiresShipping) return 0;
  return Math.max(0, sold - Math.max(0, unsentQuantity));
}
