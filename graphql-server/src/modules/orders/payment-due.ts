import type { PaymentMethod } from './order-status.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** How long the goods of an order are held for a card payment, in ms: as long as the page to pay on is open. */
export const CARD_DUE = 31 * MINUTE;

/** When a new order has to be paid so that it is not called off; null for one that is paid at the door. */
export function paymentDueOf(method: PaymentMethod, now: Date, transferDays: number): Date | null {
  if (method === 'CASH_ON_DELIVERY') return null;
  return new Date(now.getTime() + (method === 'CARD' ? CARD_DUE : transferDays * DAY));
}
