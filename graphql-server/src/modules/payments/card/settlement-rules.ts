import { holdsStock, type OrderStatus, type PaymentState } from '../../orders/order-status.ts';
import { type AttemptState, isLive, isSettled } from '../payment-states.ts';

/** The provider's state of an attempt; see PaymentSession of the port. Amount in minor units. */
export interface SessionResult {
  status: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  paymentStatus: 'PAID' | 'UNPAID' | 'FAILED' | 'NOT_NEEDED';
  amountTotal: number;
  currency: string;
  reference: string | null;
}

/** The stored attempt, and the amount it must pay. */
export interface PaymentAttempt {
  state: AttemptState;
  orderId: string;
  amount: number;
  currency: string;
}

/**
 * The attempt's order; amount in minor units. `wasReleased`: the shop itself canceled it because it was not
 * paid in time.
 */
export interface SettledOrder {
  status: OrderStatus;
  paymentState: PaymentState;
  /** What is left to pay of it, even if it was canceled. */
  outstanding: number;
  wasReleased: boolean;
}

/**
 * NOTHING: no change. WAIT: the money is on its way. FULFIL: what was outstanding is paid. REVIVE: paid after
 * the shop had canceled it, so reserve the stock again if available. KEEP_AND_REFUND: paid, but the order no
 * longer needs it; refund. FLAG: paid, but not what is outstanding. RELEASE_EXPIRED, RELEASE_FAILED: ended
 * without payment, so release the stock.
 */
export type SettlementDecision =
  | 'NOTHING'
  | 'WAIT'
  | 'FULFIL'
  | 'REVIVE'
  | 'KEEP_AND_REFUND'
  | 'FLAG'
  | 'RELEASE_EXPIRED'
  | 'RELEASE_FAILED';

/**
 * Decides by the session's current state, not by the event that announced it: events are late, repeated and
 * out of order.
 */
export function decideSettlement(
  order: SettledOrder,
  attempt: PaymentAttempt,
  session: SessionResult,
): SettlementDecision {
  const { status, paymentStatus } = session;
  if (paymentStatus === 'PAID' || paymentStatus === 'NOT_NEEDED') return decidePaid(order, attempt, session);
  if (!isLive(attempt.state)) return 'NOTHING';
  if (status === 'EXPIRED') return 'RELEASE_EXPIRED';
  if (paymentStatus === 'FAILED') return 'RELEASE_FAILED';
  return status === 'COMPLETE' && attempt.state === 'OPEN' ? 'WAIT' : 'NOTHING';
}

function decidePaid(
  order: SettledOrder,
  attempt: PaymentAttempt,
  session: SessionResult,
): SettlementDecision {
  if (isSettled(attempt.state)) return 'NOTHING';
  if (!fits(attempt, session)) return 'FLAG';
  if (order.paymentState === 'PAID' || order.paymentState === 'REFUNDED') return 'KEEP_AND_REFUND';
  const isNeeded = holdsStock(order.status) || order.wasReleased;
  if (!isNeeded) return 'KEEP_AND_REFUND';
  // The page was opened before the order was edited.
  if (attempt.amount !== order.outstanding) return 'FLAG';
  return holdsStock(order.status) ? 'FULFIL' : 'REVIVE';
}

function fits({ orderId, amount, currency }: PaymentAttempt, session: SessionResult): boolean {
  return session.amountTotal === amount && session.currency === currency && session.reference === orderId;
}
