/** What goes back to cards, and what staff pay back by hand, in minor units. */
export interface RefundParts {
  byCard: number;
  byHand: number;
}

/** How a refund of `amount` goes back: the shop takes cards first. */
export function refundPartsOf(order: { refundableByCard: number }, amount: number): RefundParts {
  const byCard = Math.min(amount, order.refundableByCard);
  return { byCard, byHand: amount - byCard };
}
