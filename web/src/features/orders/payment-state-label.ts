/** Display labels of the schema's payment methods and states. */
export const paymentLabels = {
  method: { BANK: 'Bank transfer', CASH_ON_DELIVERY: 'Cash on delivery', CARD: 'Card' },
  state: { UNPAID: 'Not paid yet', PAID: 'Paid', REFUNDED: 'Refunded' },
} as const;

interface PaidOrder {
  status: 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
  paymentState: keyof typeof paymentLabels.state;
}

/** Whether an order is paid, as a label. For an unpaid order that is cancelled or returned no payment is expected. */
export function paymentStateLabel({ status, paymentState }: PaidOrder): string {
  const isOver = status === 'CANCELLED' || status === 'RETURNED';
  return isOver && paymentState === 'UNPAID' ? 'Nothing to pay' : paymentLabels.state[paymentState];
}
