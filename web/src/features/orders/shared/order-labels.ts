import { t } from '@lingui/core/macro';
import type { OrderStatus, PaymentMethod, PaymentState, ShipmentState } from '../../../gql/graphql.ts';
import { type LooseOptions, optionLabel } from '../../../lib/chosen-options.ts';

/** The labels of shipment states; none before the first shipment. */
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

/** Display labels of payment states on their own, as in an order's history. */
export const paymentStateLabels = (): Readonly<Record<PaymentState, string>> => ({
  UNPAID: t`Not paid`,
  PARTIALLY_PAID: t`Partially paid`,
  PAID: t`Paid`,
  REFUNDED: t`Refunded`,
});

interface PaidOrder {
  status: OrderStatus;
  paymentState: PaymentState;
  /** In minor units. */
  refundedAmount: number;
}

/** The label of an order's payment state. A cancelled or returned unpaid order expects no payment. */
export function paymentStateLabel({ status, paymentState, refundedAmount }: PaidOrder): string {
  if (paymentState === 'PAID' && refundedAmount > 0) return t`Partially refunded`;
  if (paymentState !== 'UNPAID') return paymentStateLabels()[paymentState];
  return status === 'CANCELLED' || status === 'RETURNED' ? t`Nothing to pay` : t`Not paid yet`;
}

/** A line's product with its options: "Oxford Shirt, Colour: Navy, Size: M". */
export function orderLineLabel(line: LooseOptions & { title: string }): string {
  return [line.title, optionLabel(line)].filter(Boolean).join(', ');
}
