import { holdsStock } from '../../../orders/shared/order-status.ts';
import { t } from '@lingui/core/macro';
import type { OrderStatus, Order_orderFragment } from '../../../../gql/graphql.ts';
import { refundPartsOf } from '../refunds/refund-parts.ts';

type OrderToChange = Pick<
  Order_orderFragment,
  | 'number'
  | 'status'
  | 'paymentMethod'
  | 'paymentState'
  | 'paymentReference'
  | 'hasPaymentMismatch'
  | 'shipmentState'
  | 'refundableAmount'
  | 'refundableByCard'
>;

interface StatusQuestion {
  title: string;
  description: string;
  confirmLabel: string;
}

/**
 * The confirmation for a change of an order's status; null if none is needed. Cancelling and returning move
 * stock and money, and the customer is notified at once; before the change can be undone, the goods may be
 * sold to someone else. Delivering before payment may give goods away: cash is collected on delivery, other
 * payments are not. `total` is the order's formatted total.
 */
export function statusQuestion(
  order: OrderToChange,
  next: OrderStatus,
  total: string,
): StatusQuestion | null {
  if (next === 'DELIVERED' && order.status !== 'DELIVERED') return deliveryQuestion(order, total);
  if (!holdsStock(order.status) || holdsStock(next)) return null;
  const isCancelled = next === 'CANCELLED';
  return {
    title: isCancelled ? t`Cancel order #${order.number}?` : t`Mark order #${order.number} as returned?`,
    description: isCancelled && order.shipmentState !== 'NONE' ? restText(order) : restockingText(order),
    confirmLabel: isCancelled ? t`Cancel order` : t`Set to Returned`,
  };
}

function restockingText({ paymentState, ...order }: OrderToChange): string {
  const isPaid = paymentState === 'PAID' || paymentState === 'PARTIALLY_PAID';
  if (!isPaid || order.refundableAmount === 0)
    return t`The items are restocked, and the customer is notified by email.`;
  const { byCard, byHand } = refundPartsOf(order, order.refundableAmount);
  if (byHand === 0)
    return t`The items are restocked, and the customer is notified by email. The customer’s card is refunded.`;
  if (byCard === 0)
    return t`The items are restocked, and the customer is notified by email. The customer has paid: please refund them, then record the refund.`;
  return t`The items are restocked, and the customer is notified by email. The customer’s card is refunded. What was paid in another way is not: please pay it back, then record the refund.`;
}

/** For a partially shipped order: only Returned restocks what was shipped. */
function restText({ shipmentState, paymentState, ...order }: OrderToChange): string {
  const rest =
    shipmentState === 'ALL'
      ? t`Everything was shipped, so nothing is restocked or refunded. Once the packages are back, set the order to Returned.`
      : t`Some items were shipped, so only the others are restocked. Once the packages are back, set the order to Returned.`;
  const isPaid = paymentState === 'PAID' || paymentState === 'PARTIALLY_PAID';
  if (!isPaid || shipmentState === 'ALL' || order.refundableAmount === 0) return rest;
  const { byCard, byHand } = refundPartsOf(order, order.refundableAmount);
  if (byHand === 0) return `${rest} ${t`Unshipped items are refunded to the customer’s card.`}`;
  return byCard === 0
    ? `${rest} ${t`The customer has paid: please also refund the unshipped items.`}`
    : `${rest} ${t`Unshipped items are refunded to the customer’s card, as far as it paid for them: please also refund the rest.`}`;
}

function deliveryQuestion(order: OrderToChange, total: string): StatusQuestion | null {
  const missing = missingPayment(order, total);
  if (missing === null) return null;
  return {
    title: t`Mark unpaid order #${order.number} as delivered?`,
    description: `${missing} ${t`The customer is notified by email that the order was delivered.`}`,
    confirmLabel: t`Set to Delivered`,
  };
}

/** Why payment is not certain for an order about to be delivered; null if it is. */
function missingPayment(
  { paymentMethod, paymentState, paymentReference, hasPaymentMismatch }: OrderToChange,
  total: string,
): string | null {
  if (hasPaymentMismatch)
    return t`A card payment does not match this order’s total of ${total} and needs review.`;
  if (paymentState === 'REFUNDED') return t`${total} was refunded, so this order is not paid.`;
  if (paymentState === 'PAID' || paymentMethod === 'CASH_ON_DELIVERY') return null;
  if (paymentState === 'PARTIALLY_PAID') return t`Only a part of ${total} is paid.`;
  if (paymentMethod === 'CARD') return t`${total} is not paid yet: the card payment is not confirmed.`;
  return paymentReference
    ? t`${total} is not paid yet: no bank transfer with the reference ${paymentReference} is marked as received.`
    : t`${total} is not paid yet: no bank transfer is marked as received.`;
}
