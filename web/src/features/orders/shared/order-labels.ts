import { t } from '@lingui/core/macro';
import type { OrderStatus, PaymentMethod, PaymentState, ShipmentState } from '../../../gql/graphql.ts';
import { type LooseOptions, optionLabel } from '../../../lib/chosen-options.ts';

/** Display labels of the order statuses (specification section 4). */
export const orderStatusLabels = (): Readonly<Record<OrderStatus, string>> => ({
  PENDING: t`Pending`,
  DELIVERED: t`Delivered`,
  CANCELLED: t`Cancelled`,
  RETURNED: t`Returned`,
});

/** How much of an order was sent, as a label; none before the first parcel. */
export const shipmentStateLabels = (): Readonly<Record<ShipmentState, string | null>> => ({
  NONE: null,
  PART: t`Partially shipped`,
  ALL: t`Shipped`,
});

/** Display labels of the payment methods. */
export const paymentMethodLabels = (): Readonly<Record<PaymentMethod, string>> => ({
  BANK: t`Bank transfer`,
  CASH_ON_DELIVERY: t`Cash on delivery`,
  CARD: t`Card`,
});

/** Display labels of the payment states by themselves, as in an order's history. */
export const paymentStateLabels = (): Readonly<Record<PaymentState, string>> => ({
  UNPAID: t`Not paid`,
  PAID: t`Paid`,
  REFUNDED: t`Refunded`,
});

interface PaidOrder {
  status: OrderStatus;
  paymentState: PaymentState;
  /** In minor units. */
  refundedAmount: number;
}

/**
 * Whether an order is paid, as a label. For an unpaid order that is cancelled or returned no payment is
 * expected.
 */
export function paymentStateLabel({ status, paymentState, refundedAmount }: PaidOrder): string {
  if (paymentState === 'PAID' && refundedAmount > 0) return t`Partially refunded`;
  if (paymentState !== 'UNPAID') return paymentStateLabels()[paymentState];
  return status === 'CANCELLED' || status === 'RETURNED' ? t`Nothing to pay` : t`Not paid yet`;
}

/** What was bought, in words: "Oxford Shirt, Colour: Navy, Size: M". */
export function orderLineLabel(line: LooseOptions & { title: string }): string {
  return [line.title, optionLabel(line)].filter(Boolean).join(', ');
}
