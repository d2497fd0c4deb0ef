import { paymentLabels } from './payment-labels.ts';

interface PaidOrder {
  status: 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
  paymentState: keyof typeof paymentLabels.state;
}

/** Whether an order is paid, for people. Of one that is called off or sent back nobody waits for money. */
export function paymentStateLabel({ status, paymentState }: PaidOrder): string {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  return isOver && paymentState === 'UNPAID' ? 'Nothing to pay' : paymentLabels.state[paymentState];
}
