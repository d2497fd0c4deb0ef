import { holdsStock, type OrderStatus, type PaymentState } from '../../orders/order-status.ts';
import { type AttemptState, isLive, isSettled } from '../payment-states.ts';

/** What the provider says of an attempt; the port's PaymentSession. Amount in minor units. */
export interface SessionResult {
  status: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  paymentStatus: 'PAID' | 'UNPAID' | 'FAILED' | 'NOT_NEEDED';
  amountTotal: number;
  currency: string;
  reference: string | null;
}

/** What we know of an attempt, and what it has to come to. */
export interface PaymentAttempt {
  state: AttemptState;
  orderId: string;
  amount: number;
  currency: string;
}

/** What we know of its order. `wasReleased`: called off by the shop itself, because nobody had paid in time. */
export interface SettledOrder {
  status: OrderStatus;
  paymentState: PaymentState;
  wasReleased: boolean;
}

/**
 * NOTHING: as it was. WAIT: the money is on its way. FULFIL: the order is paid. REVIVE: paid after the shop had given
 * up, so the goods are taken again if they are still there. KEEP_AND_REFUND: paid for nothing. FLAG: paid, but not what
 * the order costs. RELEASE_EXPIRED, RELEASE_FAILED: over without money, so the goods are given back.
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
 * What a session means for its order. It is decided from what the session is now, not from the news that came of it:
 * news are late, double and out of order.
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
  if (order.paymentState !== 'UNPAID') return 'KEEP_AND_REFUND';
  if (holdsStock(order.status)) return 'FULFIL';
  return order.wasReleased ? 'REVIVE' : 'KEEP_AND_REFUND';
}

function fits({ orderId, amount, currency }: PaymentAttempt, session: SessionResult): boolean {
  return session.amountTotal === amount && session.currency === currency && session.reference === orderId;
}
