import { holdsStock, type OrderStatus, type PaymentMethod, type PaymentState } from './order-status.ts';
import { DAY, MINUTE } from '../../shared/time/duration.ts';

/** How long stock is reserved for a card payment, in ms: as long as the payment page is open. */
export const CARD_DUE = 31 * MINUTE;

/**
 * The payment status that follows from a new status. Cash is paid at the door: a delivered order is paid; a pending one
 * is still to be collected, also when an order is set back to pending; for a cancelled or returned one, what was paid
 * is refunded. Transfers and cards are paid in advance and independently of delivery, so a status does not change
 * theirs.
 */
export function paymentStateAfter(
  method: PaymentMethod,
  state: PaymentState,
  status: OrderStatus,
): PaymentState {
  if (method !== 'CASH_ON_DELIVERY') return state;
  if (status === 'DELIVERED') return 'PAID';
  if (status === 'PENDING') return 'UNPAID';
  return state === 'PAID' ? 'REFUNDED' : state;
}

/** An order's payment method, payment status and status. */
export interface OrderPayment {
  method: PaymentMethod;
  state: PaymentState;
  status: OrderStatus;
}

/** Whether the shop refunds an order in this state by itself, the way it was paid. */
export function isRefundDue({ method, state, status }: OrderPayment): boolean {
  return method === 'CARD' && state === 'PAID' && !holdsStock(status);
}

/** Whether an admin may record that a transfer has arrived. The order may have been cancelled in the meantime. */
export function isReceivable({ method, state }: OrderPayment): boolean {
  return method === 'BANK' && state === 'UNPAID';
}

/** Whether an order has money that an admin may refund. Cash is refunded at the door, when the goods are returned. */
export function isRefundable({ method, state }: OrderPayment): boolean {
  return method !== 'CASH_ON_DELIVERY' && state === 'PAID';
}

/** Whether the customer can pay by card now. */
export function isPayable({ method, state, status }: OrderPayment): boolean {
  return method === 'CARD' && state === 'UNPAID' && holdsStock(status);
}

/** The state of an order's pending card payments and refunds. */
export interface CardPaymentStatus {
  /** A payment was made, and the provider does not know yet whether the money will arrive. */
  isProcessing: boolean;
  /** The provider has been asked for a refund. */
  isRefunding: boolean;
  /** The provider has rejected a refund. */
  hasFailedRefund: boolean;
  /** A payment does not match the order. */
  hasMismatch: boolean;
}

/** What must happen next with the money of an order; see NextPaymentAction in the contract. */
export type NextPaymentAction =
  'NONE' | 'COLLECT' | 'TRANSFER' | 'PAY' | 'PROCESSING' | 'REFUND' | 'REFUNDING' | 'CHECK';

/** The next thing to happen with the money of an order. */
export function nextPaymentAction(
  payment: OrderPayment,
  { isProcessing, isRefunding, hasFailedRefund, hasMismatch }: CardPaymentStatus,
): NextPaymentAction {
  if (hasFailedRefund || hasMismatch) return 'CHECK';
  if (isRefunding) return 'REFUNDING';
  const isKept = holdsStock(payment.status);
  if (payment.state === 'PAID') return isKept || !isRefundable(payment) ? 'NONE' : 'REFUND';
  if (payment.state === 'REFUNDED') return 'NONE';
  if (isProcessing) return 'PROCESSING';
  return isKept ? wayToPay[payment.method] : 'NONE';
}

const wayToPay = { BANK: 'TRANSFER', CASH_ON_DELIVERY: 'COLLECT', CARD: 'PAY' } as const;

/** When a new order is cancelled if it is not paid by then; `days` null: never, as it is paid at the door. A card is charged at once. */
export function paymentDueOf(method: PaymentMethod, now: Date, days: number | null): Date | null {
  if (method === 'CARD') return new Date(now.getTime() + CARD_DUE);
  return days === null ? null : new Date(now.getTime() + days * DAY);
}
