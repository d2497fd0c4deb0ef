export const orderStatuses = ['PENDING', 'DELIVERED', 'CANCELLED', 'RETURNED'] as const;

/** Where an order stands (specification, section 4). */
export type OrderStatus = (typeof orderStatuses)[number];

export const paymentMethods = ['BANK', 'CASH_ON_DELIVERY'] as const;

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
