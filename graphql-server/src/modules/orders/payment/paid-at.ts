import type { Order, OrderEvent } from '../order.ts';

/** When an order was paid; null while it is not. One that costs nothing is paid from the beginning. */
export function paidAtOf(
  { paymentState }: Pick<Order, 'paymentState'>,
  history: readonly OrderEvent[],
): Date | null {
  return paymentState === 'UNPAID' ? null : momentOf(history, 'PAID');
}

/** When an order took on its payment status; the first of its history may have been the same. */
export function momentOf(history: readonly OrderEvent[], state: Order['paymentState']): Date | null {
  const index = history.findLastIndex(
    ({ paymentState }, at) => paymentState === state && history[at - 1]?.paymentState !== state,
  );
  return history[index]?.createdAt ?? null;
}
