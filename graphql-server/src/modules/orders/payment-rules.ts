import { holdsStock, type OrderStatus, type PaymentMethod, type PaymentState } from './order-status.ts';

const MINUTE = 60 * 1000;

const DAY = 24 * 60 * MINUTE;

/** How long the goods of an order are held for a card payment, in ms: as long as the page to pay on is open. */
export const CARD_DUE = 31 * MINUTE;

/**
 * What a new status says about the money. Cash changes hands at the door: delivered is paid; pending, it is still
 * to be collected, also when an order is set back; called off or sent back, what was paid is given back. Transfers and
 * cards move ahead of and apart from the goods, so a status says nothing of them.
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

/** How an order is paid, how far that is, and where the order stands. */
export interface Money {
  method: PaymentMethod;
  state: PaymentState;
  status: OrderStatus;
}

/** Whether the shop gives the money back by itself when an order comes to stand so: by the way that it came. */
export function isRefundDue({ method, state, status }: Money): boolean {
  return method === 'CARD' && state === 'PAID' && !holdsStock(status);
}

/** Whether an admin may say that a transfer has arrived. It may also be for an order that was called off meanwhile. */
export function isReceivable({ method, state }: Money): boolean {
  return method === 'BANK' && state === 'UNPAID';
}

/** Whether an order has money that an admin may give back. Cash goes back at the door, when the order does. */
export function isRefundable({ method, state }: Money): boolean {
  return method !== 'CASH_ON_DELIVERY' && state === 'PAID';
}

/** Whether the customer can pay by card now. */
export function isPayable({ method, state, status }: Money): boolean {
  return method === 'CARD' && state === 'UNPAID' && holdsStock(status);
}

/** What is known of an order's card payments that are on their way. */
export interface CardPaymentStatus {
  /** One was made, and the provider does not know yet whether the money comes. */
  isProcessing: boolean;
  /** The provider has been asked to give money back. */
  isRefunding: boolean;
  /** The provider has refused to give money back. */
  hasFailedRefund: boolean;
  /** One does not fit the order. */
  hasMismatch: boolean;
}

/** What is to happen next with the money of an order; see the contract's NextPaymentAction. */
export type NextPaymentAction =
  'NONE' | 'COLLECT' | 'TRANSFER' | 'PAY' | 'PROCESSING' | 'GIVE_BACK' | 'REFUNDING' | 'CHECK';

/** What is to happen next with the money of an order. */
export function nextPaymentAction(
  money: Money,
  { isProcessing, isRefunding, hasFailedRefund, hasMismatch }: CardPaymentStatus,
): NextPaymentAction {
  if (hasFailedRefund || hasMismatch) return 'CHECK';
  if (isRefunding) return 'REFUNDING';
  const isKept = holdsStock(money.status);
  if (money.state === 'PAID') return isKept || !isRefundable(money) ? 'NONE' : 'GIVE_BACK';
  if (money.state === 'REFUNDED') return 'NONE';
  if (isProcessing) return 'PROCESSING';
  return isKept ? wayToPay[money.method] : 'NONE';
}

const wayToPay = { BANK: 'TRANSFER', CASH_ON_DELIVERY: 'COLLECT', CARD: 'PAY' } as const;

/** When a new order has to be paid so that it is not called off; null for one that is paid at the door. */
export function paymentDueOf(method: PaymentMethod, now: Date, transferDays: number): Date | null {
  if (method === 'CASH_ON_DELIVERY') return null;
  return new Date(now.getTime() + (method === 'CARD' ? CARD_DUE : transferDays * DAY));
}
