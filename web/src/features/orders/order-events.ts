/** Status and payment state that an order took on. */
interface OrderState {
  status: string;
  paymentState: string;
}

/** An event of an order's history, and which of the two it changed. */
export interface OrderEventLabel<Event> {
  event: Event;
  isOfStatus: boolean;
  isOfPayment: boolean;
}

/** Says of each event, oldest first, what was new about it. That a new order is not paid is no news. */
export function orderEvents<Event extends OrderState>(events: readonly Event[]): OrderEventLabel<Event>[] {
  return events.map((event, index) => {
    const before = events[index - 1];
    return {
      event,
      isOfStatus: event.status !== before?.status,
      isOfPayment: event.paymentState !== (before?.paymentState ?? 'UNPAID'),
    };
  });
}
