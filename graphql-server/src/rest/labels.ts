import type { OrderStatus, PaymentMethod } from '../modules/orders/order-status.ts';

/** The specification's terms for order statuses (section 4). */
export const statusLabels = {
  PENDING: 'Pending',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURNED: 'Returned',
} as const satisfies Record<OrderStatus, string>;

/** Terms for payment methods: the specification's (section 7, placeOrder), and one for `stripeCheckout`. */
export const paymentLabels = {
  BANK: 'Online Payment',
  CASH_ON_DELIVERY: 'COD',
  CARD: 'Card',
} as const satisfies Record<PaymentMethod, string>;

/** The status for a term of the specification. */
export const statusOf = reader(statusLabels);

/** The payment method for a term of the specification. */
export const paymentMethodOf = reader(paymentLabels);

function reader<Value extends string, Word extends string>(words: Record<Value, Word>) {
  const values = new Map(Object.entries<Word>(words).map(([value, word]) => [word, value as Value]));
  return (word: Word): Value => {
    const value = values.get(word);
    if (value === undefined) throw new Error(`No such word: ${word}`);
    return value;
  };
}
