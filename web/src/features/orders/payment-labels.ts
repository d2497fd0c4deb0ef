/** The contract's words for payments, for people. */
export const paymentLabels = {
  method: { BANK: 'Bank transfer', CASH_ON_DELIVERY: 'Cash on delivery', CARD: 'Card' },
  state: { UNPAID: 'Not paid yet', PAID: 'Paid', REFUNDED: 'Refunded' },
} as const;
