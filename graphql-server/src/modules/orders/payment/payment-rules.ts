import type { Dependencies } from '../../../dependencies.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { MINUTE } from '../../../shared/time/duration.ts';
import { endOfDayAfter } from '../../../shared/time/local-date.ts';
import {
  holdsStock,
  type OrderStatus,
  type PaymentMethod,
  type PaymentState,
  type ShipmentState,
} from '../order-status.ts';

/** How long stock is reserved for a card payment, in ms: as long as the payment page is open. */
export const CARD_DUE = 31 * MINUTE;

/**
 * The payment status that follows from a new status. Cash is paid at the door: a delivered order is paid; a
 * pending one is still to be collected, also when an order is set back to pending. Nothing else says that
 * money has changed hands: what was paid for an order that is cancelled or returned is refunded by somebody,
 * who then says so.
 */
export function paymentStateAfter(
  method: PaymentMethod,
  state: PaymentState,
  status: OrderStatus,
): PaymentState {
  if (method !== 'CASH_ON_DELIVERY') return state;
  if (status === 'DELIVERED') return 'PAID';
  return status === 'PENDING' ? 'UNPAID' : state;
}

/** An order's payment method, payment status and status. */
export interface OrderPayment {
  method: PaymentMethod;
  state: PaymentState;
  status: OrderStatus;
}

/** An order's payment, what it comes to in minor units, and how much of the order was sent. */
export interface PaidOrder extends OrderPayment {
  total: MinorUnits;
  shipmentState: ShipmentState;
}

/**
 * Whether the customer gets back all that was paid for an order. Cancelling takes back what is still there:
 * of an order that was sent in part, the parcels that are on their way stay sold until they come back, and it
 * is set to Returned.
 */
export function isRefundDue(order: PaidOrder): boolean {
  const { status, shipmentState } = order;
  return (
    isRefundable(order) && (status === 'RETURNED' || (status === 'CANCELLED' && shipmentState === 'NONE'))
  );
}

/**
 * Whether an admin may record that a transfer has arrived. The order may have been cancelled in the meantime.
 */
export function isReceivable({ method, state }: Pick<OrderPayment, 'method' | 'state'>): boolean {
  return method === 'BANK' && state === 'UNPAID';
}

/** Whether an order has money that an admin may refund; one that cost nothing has none. */
export function isRefundable({ state, total }: Pick<PaidOrder, 'state' | 'total'>): boolean {
  return state === 'PAID' && total > 0;
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
  payment: PaidOrder,
  { isProcessing, isRefunding, hasFailedRefund, hasMismatch }: CardPaymentStatus,
): NextPaymentAction {
  if (hasFailedRefund || hasMismatch) return 'CHECK';
  if (isRefunding) return 'REFUNDING';
  const isKept = holdsStock(payment.status);
  if (payment.state === 'PAID') return isRefundDue(payment) ? 'REFUND' : 'NONE';
  if (payment.state === 'REFUNDED') return 'NONE';
  if (isProcessing) return 'PROCESSING';
  return isKept ? wayToPay[payment.method] : 'NONE';
}

const wayToPay = { BANK: 'TRANSFER', CASH_ON_DELIVERY: 'COLLECT', CARD: 'PAY' } as const;

/**
 * How many days a payment may take, null being any number of them, and in which time zone (IANA name) they
 * end.
 */
export interface PaymentDueTerms {
  days: number | null;
  timeZone: string;
}

/** Within which transfers must arrive. */
export function paymentDueTerms({ config, currentSettings }: Dependencies): PaymentDueTerms {
  return { days: config.paymentDueDays, timeZone: currentSettings.get().general.timeZone };
}

/**
 * When a new order is cancelled if it is not paid by then, a card within half an hour; null: never, as it is
 * paid at the door.
 */
export function paymentDueOf(
  method: PaymentMethod,
  now: Date,
  { days, timeZone }: PaymentDueTerms,
): Date | null {
  if (method === 'CARD') return new Date(now.getTime() + CARD_DUE);
  return days === null ? null : endOfDayAfter(now, days, timeZone);
}
