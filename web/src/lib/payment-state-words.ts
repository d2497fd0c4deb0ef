import { paymentWords } from './payment-words.ts';

interface PaidOrder {
  status: 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
  paymentState: keyof typeof paymentWords.state;
}

/** Whether an order is paid, for people. Of one that is called off or sent back nobody waits for money. */
export function paymentStateWords({ status, paymentState }: PaidOrder): string {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  return isOver && paymentState === 'UNPAID' ? 'Nothing to pay' : paymentWords.state[paymentState];
}
