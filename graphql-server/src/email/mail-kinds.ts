import type { MinorUnits } from '../shared/money.ts';
import type { OrderStatus } from '../modules/orders/order-status.ts';

/**
 * A mail about an order, which goes to the address given with the order. Facts that may be others by the time it is
 * sent are part of it; the rest is read from the order. Amounts in minor units of the order's currency.
 */
export type OrderMail =
  | { kind: 'ORDER_PLACED' | 'ORDER_PAID'; orderId: string }
  | { kind: 'ORDER_STATUS_CHANGED'; orderId: string; status: OrderStatus }
  | { kind: 'ORDER_REFUNDED'; orderId: string; amount: MinorUnits };

/** A mail that says itself whom it is for. */
export type DirectMail =
  | { kind: 'PASSWORD_RESET'; recipient: string }
  | { kind: 'CONTACT_MESSAGE'; recipient: string; messageId: string };

/** Everything that the shop writes to people, without words: those are found when it is sent. */
export type Mail = OrderMail | DirectMail;

export const mailKinds = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_STATUS_CHANGED',
  'ORDER_REFUNDED',
  'PASSWORD_RESET',
  'CONTACT_MESSAGE',
] as const satisfies readonly Mail['kind'][];
