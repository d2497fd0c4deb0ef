import type { Order, OrderEvent } from '../order.ts';

/** When an order was paid in full; null if it is not. A free order counts as paid from the start. */
export function paidAtOf(
  { paymentState }: Pick<Order, 'paymentState'>,
  history: readonly OrderEvent[],
): Date | null {
  return paymentState === 'PAID' || paymentState === 'REFUNDED' ? momentOf(history, 'PAID') : null;
}

/** When an order entered its current payment status, possibly with its first history entry. */
export function momentOf(history: readonly OrderEvent[], state: Order['paymentState']): Date | null {
  const index = history.findLastIndex(
    ({ paymentState }, at) => paymentState === state && history[at - 1]?.paymentState !== state,
  );
  return history[index]?.createdAt ?? null;
}
