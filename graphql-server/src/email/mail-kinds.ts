import type { MinorUnits } from '../shared/money.ts';
import type { OrderStatus } from '../modules/orders/order-status.ts';

/**
 * An email about an order, sent to the email given with the order. Values that may have changed by the time it is sent
 * are part of it; the rest is read from the order. Amounts in minor units of the order's currency.
 */
export type OrderMail =
  | { kind: 'ORDER_PLACED' | 'ORDER_PAID'; orderId: string }
  | { kind: 'ORDER_STATUS_CHANGED'; orderId: string; status: OrderStatus }
  | { kind: 'ORDER_REFUNDED'; orderId: string; amount: MinorUnits };

/** An email that names its own recipient. */
export type DirectMail =
  | { kind: 'PASSWORD_RESET'; recipient: string }
  | { kind: 'CONTACT_MESSAGE'; recipient: string; messageId: string };

/** Every kind of email the shop sends, without its text: that is written when it is sent. */
export type Mail = OrderMail | DirectMail;

export const mailKinds = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_STATUS_CHANGED',
  'ORDER_REFUNDED',
  'PASSWORD_RESET',
  'CONTACT_MESSAGE',
] as const satisfies readonly Mail['kind'][];
