import type { OrderStatus, PaymentMethod, PaymentState } from './order-status.ts';

/**
 * What a new status says about the money. Cash changes hands at the door: delivered is paid; pending, it is still
 * to be collected, also when an order is set back; called off or sent back, what was paid is given back. A bank
 * transfer moves ahead of and apart from the goods, so a status says nothing of it.
 */
export function paymentStateAfter(
  method: PaymentMethod,
  state: PaymentState,
  status: OrderStatus,
): PaymentState {
  if (method === 'BANK') return state;
  if (status === 'DELIVERED') return 'PAID';
  if (status === 'PENDING') return 'UNPAID';
  return state === 'PAID' ? 'REFUNDED' : state;
}
