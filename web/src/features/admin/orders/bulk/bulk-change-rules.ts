import { plural, t } from '@lingui/core/macro';
import type { OrderToChange_orderFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { refundPartsOf } from '../refunds/refund-parts.ts';
import { holdsStock, isOpenStatus, orderStatuses } from '../../../orders/shared/order-status.ts';

/** A bulk action on several orders. */
export type BulkChange = 'DELIVER' | 'RECEIVE_PAYMENT' | 'CANCEL';

type ChangedOrder = Pick<
  OrderToChange_orderFragment,
  | 'status'
  | 'importedFrom'
  | 'paymentMethod'
  | 'paymentState'
  | 'paidAmount'
  | 'shipmentState'
  | 'hasPaymentMismatch'
  | 'refundableAmount'
  | 'refundableByCard'
  | 'currencyCode'
> & {
  totals: Pick<OrderToChange_orderFragment['totals'], 'total'>;
  lines: readonly Pick<
    OrderToChange_orderFragment['lines'][number],
    'quantity' | 'refundedQuantity' | 'returningQuantity' | 'requiresShipping' | 'unsentQuantity'
  >[];
};

/** The effects of a change on an order beyond its status, or why the order is skipped. */
export type BulkEffect = { effects: string[]; reason?: never } | { effects?: never; reason: string };

/**
 * Previews the effect of a change on an order. The server decides again, because another user may change the
 * order meanwhile.
 */
export function effectOf(change: BulkChange, order: ChangedOrder): BulkEffect {
  if (order.importedFrom) return { reason: t`Imported from another shop` };
  if (change === 'DELIVER') return delivery(order);
  return change === 'CANCEL' ? cancellation(order) : receipt(order);
}

function delivery(order: ChangedOrder): BulkEffect {
  const { status, paymentMethod, paymentState, lines } = order;
  if (status === 'DELIVERED') return { reason: t`Already delivered` };
  if (!isOpenStatus(status)) return { reason: orderStatuses()[status].label };
  if (order.hasPaymentMismatch) return { reason: t`Its card payment does not match: review it first` };
  if (paymentState === 'REFUNDED') return { reason: t`Fully refunded` };
  const isCash = paymentMethod === 'CASH_ON_DELIVERY';
  if (paymentState === 'UNPAID' && !isCash) return { reason: t`Not paid yet` };
  if (paymentState === 'PARTIALLY_PAID' && !isCash) return { reason: t`Partially paid` };
  const total = amountOf(order, order.totals.total);
  return {
    effects: [
      ...(paymentState === 'UNPAID' ? [t`${total} in cash is recorded as collected`] : []),
      ...(lines.some(({ unsentQuantity }) => unsentQuantity > 0) ? [t`Not marked as shipped`] : []),
    ],
  };
}

function cancellation(order: ChangedOrder): BulkEffect {
  const { status, shipmentState, lines } = order;
  if (status === 'CANCELLED') return { reason: t`Already cancelled` };
  if (!isOpenStatus(status)) return { reason: orderStatuses()[status].label };
  if (shipmentState === 'ALL') return { reason: t`Already shipped` };
  if (shipmentState === 'PART') return { reason: t`Partially shipped: cancel the rest on the order page` };
  const count = lines.reduce(
    (sum, { requiresShipping, quantity, refundedQuantity, returningQuantity, unsentQuantity }) =>
      sum + (requiresShipping ? unsentQuantity : quantity - refundedQuantity - returningQuantity),
    0,
  );
  const stock =
    count > 0
      ? [plural(count, { one: '# item goes back into stock', other: '# items go back into stock' })]
      : [];
  if (order.refundableAmount === 0) return { effects: stock };
  const { byCard, byHand } = refundPartsOf(order, order.refundableAmount);
  return {
    effects: [
      ...stock,
      ...(byCard > 0 ? [t`${amountOf(order, byCard)} is refunded to the card`] : []),
      ...(byHand > 0 ? [t`${amountOf(order, byHand)} was paid: refund it, then record the refund`] : []),
    ],
  };
}

function receipt(order: ChangedOrder): BulkEffect {
  if (order.paymentMethod !== 'BANK' && order.paymentState !== 'PARTIALLY_PAID')
    return { reason: t`Not paid by bank transfer` };
  if (order.paymentState === 'PAID') return { reason: t`Already paid` };
  if (order.paymentState === 'REFUNDED') return { reason: t`Refunded` };
  const total = amountOf(order, order.totals.total - order.paidAmount);
  const isKept = holdsStock(order.status);
  return {
    effects: [
      t`${total} is recorded as received`,
      ...(isKept
        ? []
        : [t`The order is closed: the payment must be refunded, and the customer is not notified`]),
    ],
  };
}

function amountOf({ currencyCode }: ChangedOrder, amount: number): string {
  return formatMoney(amount, currencyCode);
}
