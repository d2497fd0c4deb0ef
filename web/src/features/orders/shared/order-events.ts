/** An order's status and payment state after an event. */
interface OrderState {
  status: string;
  paymentState: string;
}

/** An event of an order's history, and which of the two it changed. */
export interface OrderEventChange<Event> {
  event: Event;
  isOfStatus: boolean;
  isOfPayment: boolean;
}

/** Determines what each event changed, oldest first. That a new order is unpaid is not an event. */
export function orderEvents<Event extends OrderState>(events: readonly Event[]): OrderEventChange<Event>[] {
  return events.map((event, index) => {
    const before = events[index - 1];
    return {
      event,
      isOfStatus: event.status !== before?.status,
      isOfPayment: event.paymentState !== (before?.paymentState ?? 'UNPAID'),
    };
  });
}
