import type { MinorUnits } from '../../../shared/money/money.ts';
import type { OrderEdit, PaymentReceived } from '../order-event.entity.ts';
import type { PaymentMethod, PaymentState } from '../order-status.ts';

/** An event of an order, as payments depend on it. */
export interface PaidEvent {
  paymentState: PaymentState;
  payment: PaymentReceived | null;
  edit: Pick<OrderEdit, 'previousTotal' | 'newTotal'> | null;
}

/** A payment, or money given back, in minor units. */
interface ReceivedPayment<Event> {
  event: Event;
  amount: MinorUnits;
  method: PaymentMethod;
  /** What an exchange credited, or took back: no money moved. */
  isExchange: boolean;
}

/**
 * The payments of an order in its history, oldest first, in minor units: negative if staff undid a payment on
 * delivery, or for what an edit gave back. They add up to what was received for the order, without refunds of
 * its items. An event from before payments were stored, or of cash on delivery, paid the total of its time.
 */
export function receivedPayments<Event extends PaidEvent>(
  { paymentMethod, total }: { paymentMethod: PaymentMethod; total: MinorUnits },
  events: readonly Event[],
): ReceivedPayment<Event>[] {
  let paid = 0;
  let state: PaymentState = 'UNPAID';
  return events.flatMap((event, index) => {
    const totalThen = events.slice(index + 1).find(({ edit }) => edit)?.edit?.previousTotal ?? total;
    const amount = changeOf(event, { paid, state, totalThen });
    paid = event.paymentState === 'UNPAID' ? 0 : paid + amount;
    state = event.paymentState;
    const { method = paymentMethod, isExchange = false } = event.payment ?? {};
    return amount === 0 ? [] : [{ event, amount, method, isExchange }];
  });
}

/** The payments that count, oldest first: staff may have undone earlier ones. Amounts as above. */
export function paymentsSinceUnpaid<Event extends PaidEvent>(
  order: { paymentMethod: PaymentMethod; total: MinorUnits },
  events: readonly Event[],
) {
  const undone = events.findLastIndex(({ paymentState }) => paymentState === 'UNPAID');
  const later = new Set(events.slice(undone + 1));
  return receivedPayments(order, events).filter(({ event, amount }) => amount > 0 && later.has(event));
}

function changeOf(
  { paymentState, payment, edit }: PaidEvent,
  { paid, state, totalThen }: { paid: MinorUnits; state: PaymentState; totalThen: MinorUnits },
): MinorUnits {
  if (payment) return payment.amount;
  if (edit) return Math.min(0, edit.newTotal - paid);
  // What was refunded went back with its refunds.
  if (paymentState === 'UNPAID') return state === 'REFUNDED' ? 0 : -paid;
  return state === 'UNPAID' ? totalThen : 0;
}
