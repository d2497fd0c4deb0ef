import type { Dependencies } from '../../../dependencies.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { DAY, MINUTE } from '../../../shared/time/duration.ts';
import { endOfDayAfter } from '../../../shared/time/local-date.ts';
import {
  holdsStock,
  isOpenStatus,
  type OrderStatus,
  type PaymentMethod,
  type PaymentState,
  type ShipmentState,
} from '../order-status.ts';

/** How long stock is reserved for a card payment, in ms: as long as the payment page is open. */
export const CARD_DUE = 31 * MINUTE;

/**
 * The payment status that follows from a new status. For cash on delivery, a delivered order is paid and a
 * pending one unpaid, also when it is set back to pending. For other methods the status says nothing about
 * payments: a canceled or returned order is refunded in a separate step.
 */
export function paymentStateAfter(
  method: PaymentMethod,
  state: PaymentState,
  status: OrderStatus,
): PaymentState {
  if (method !== 'CASH_ON_DELIVERY') return state;
  if (status === 'DELIVERED') return 'PAID';
  return isOpenStatus(status) ? 'UNPAID' : state;
}

/** Whether this payment status completes an order: when it is paid, if nothing must be delivered. */
export function isCompletedBy(state: PaymentState, requiresShipping: boolean): boolean {
  return state === 'PAID' && !requiresShipping;
}

/** An order's payment method, payment status and status. */
export interface OrderPayment {
  method: PaymentMethod;
  state: PaymentState;
  status: OrderStatus;
}

/** What an order costs and what was received for it, in minor units. */
interface ReceivedPayments {
  state: PaymentState;
  total: MinorUnits;
  /** As stored: null if nothing or all of the total was received. */
  partialAmount: MinorUnits | null;
}

/** What was received for an order, without what was surplus. Refunds of its items do not reduce it. */
export function paidAmountOf({ state, total, partialAmount }: ReceivedPayments): MinorUnits {
  return state === 'UNPAID' ? 0 : (partialAmount ?? total);
}

/** The payment status of an order for which this amount was received. */
export function paymentStateOf(paidAmount: MinorUnits, total: MinorUnits): PaymentState {
  if (paidAmount >= total) return 'PAID';
  return paidAmount > 0 ? 'PARTIALLY_PAID' : 'UNPAID';
}

/** What the customer still has to pay: nothing of an order that was refunded, canceled or returned. */
export function outstandingAmountOf({
  state,
  status,
  total,
  paidAmount,
}: Pick<OrderPayment, 'state' | 'status'> & { total: MinorUnits; paidAmount: MinorUnits }): MinorUnits {
  return state === 'REFUNDED' || !holdsStock(status) ? 0 : Math.max(0, total - paidAmount);
}

/** An order's payment, its total in minor units, and how much of the order was shipped. */
export interface PaidOrder extends OrderPayment {
  total: MinorUnits;
  shipmentState: ShipmentState;
}

/**
 * Whether the customer gets a full refund. After a partial shipment, canceling affects only the rest: shipped
 * packages stay sold until they come back and the order is set to Returned.
 */
export function isRefundDue(order: PaidOrder): boolean {
  const { status, shipmentState } = order;
  return (
    isRefundable(order) && (status === 'RETURNED' || (status === 'CANCELLED' && shipmentState === 'NONE'))
  );
}

/**
 * Whether staff may record that a bank transfer has arrived, also for an order canceled in the meantime. The
 * rest of a partially paid order may come by transfer, however the order is paid otherwise.
 */
export function isReceivable({ method, state }: Pick<OrderPayment, 'method' | 'state'>): boolean {
  return state === 'PARTIALLY_PAID' || (method === 'BANK' && state === 'UNPAID');
}

/** Whether staff may refund the order; a free order has nothing to refund. */
export function isRefundable({ state, total }: Pick<PaidOrder, 'state' | 'total'>): boolean {
  return (state === 'PAID' || state === 'PARTIALLY_PAID') && total > 0;
}

/** Whether the customer can pay by card now: a card order, or the rest of any partially paid order. */
export function isPayable({ method, state, status }: OrderPayment): boolean {
  return (state === 'PARTIALLY_PAID' || (method === 'CARD' && state === 'UNPAID')) && holdsStock(status);
}

/** The state of an order's pending card payments and refunds. */
export interface CardPaymentStatus {
  /** A payment was made, and the provider does not know yet whether the money will arrive. */
  isProcessing: boolean;
  /** A refund was requested from the provider. */
  isRefunding: boolean;
  /** The provider has rejected a refund. */
  hasFailedRefund: boolean;
  /** A payment does not match the order. */
  hasMismatch: boolean;
}

/** Next step for the order's payment; see NextPaymentAction in the contract. */
export type NextPaymentAction =
  'NONE' | 'COLLECT' | 'TRANSFER' | 'PAY' | 'PROCESSING' | 'REFUND' | 'REFUNDING' | 'CHECK';

/** Decides the next step for the order's payment. */
export function nextPaymentAction(
  payment: PaidOrder,
  { isProcessing, isRefunding, hasFailedRefund, hasMismatch }: CardPaymentStatus,
): NextPaymentAction {
  if (hasFailedRefund || hasMismatch) return 'CHECK';
  if (isRefunding) return 'REFUNDING';
  const isKept = holdsStock(payment.status);
  if (isRefundDue(payment)) return 'REFUND';
  if (payment.state === 'PAID') return 'NONE';
  if (payment.state === 'REFUNDED') return 'NONE';
  if (isProcessing) return 'PROCESSING';
  return isKept ? wayToPay[payment.method] : 'NONE';
}

const wayToPay = { BANK: 'TRANSFER', CASH_ON_DELIVERY: 'COLLECT', CARD: 'PAY' } as const;

/** How long the link for the rest of a partially paid order works, in ms. */
const PAYMENT_LINK = 30 * DAY;

/** When the link to pay the rest of a partially paid order expires. The order is not canceled then. */
export function paymentLinkExpiry(now: Date): Date {
  return new Date(now.getTime() + PAYMENT_LINK);
}

/** Days until a payment is due (null for no limit), and the time zone (IANA name) in which they end. */
export interface PaymentDueTerms {
  days: number | null;
  timeZone: string;
}

/** Payment deadline of bank transfers. */
export function paymentDueTerms({ config, currentSettings }: Dependencies): PaymentDueTerms {
  return { days: config.paymentDueDays, timeZone: currentSettings.get().general.timeZone };
}

/** When an unpaid new order is canceled: after half an hour for a card, otherwise after `days`. */
export function paymentDueOf(
  method: PaymentMethod,
  now: Date,
  { days, timeZone }: PaymentDueTerms,
): Date | null {
  if (method === 'CARD') return new Date(now.getTime() + CARD_DUE);
  return days === null ? null : endOfDayAfter(now, days, timeZone);
}
