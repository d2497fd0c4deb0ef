import type { EntityManager } from '../../db/database.ts';
import { createLoader } from '../../shared/create-loader.ts';
import type { Order, OrderPayment } from '../orders/order.ts';
import {
  type CardPaymentStatus,
  isRefundable,
  type NextPaymentAction,
  nextPaymentAction,
  type PaidOrder,
} from '../orders/payment/payment-rules.ts';
import { findOrderPayments } from './payment-query.ts';
import type { PaymentsDatabase } from './payments.tables.ts';

const noCardPayment: CardPaymentStatus = {
  isProcessing: false,
  isRefunding: false,
  hasFailedRefund: false,
  hasMismatch: false,
};

/** Payment summaries of orders; one statement for a page of orders. */
export class PaymentSummaryService {
  private readonly statuses = createLoader<CardPaymentStatus>(
    (ids) => findCardStatuses(this.em, ids),
    noCardPayment,
  );

  private readonly payments = createLoader<OrderPayment | null>(
    (ids) => findOrderPayments(this.em, ids),
    null,
  );

  constructor(private readonly em: EntityManager) {}

  async nextActionOf(order: Order): Promise<NextPaymentAction> {
    if (order.importedFrom !== null) return 'NONE';
    return nextPaymentAction(paymentOf(order), await this.statusOf(order));
  }

  /** Whether staff may refund now, including a retry of a rejected refund. */
  async isRefundable(order: Order): Promise<boolean> {
    if (order.importedFrom !== null) return false;
    const { isRefunding, hasFailedRefund } = await this.statusOf(order);
    return (isRefundable(paymentOf(order)) || hasFailedRefund) && !isRefunding;
  }

  /** Whether a payment does not match its order and staff must resolve it. */
  async hasMismatch(order: Order): Promise<boolean> {
    return (await this.statusOf(order)).hasMismatch;
  }

  /** The first successful card payment, or null. The caller must be allowed to see it. */
  async paymentOf({ id, paymentMethod }: Pick<Order, 'id' | 'paymentMethod'>): Promise<OrderPayment | null> {
    return paymentMethod === 'CASH_ON_DELIVERY' ? null : this.payments.load(id);
  }

  /** The rest of an order that was paid by transfer in part may be paid by card. */
  private async statusOf({ id, paymentMethod }: Order): Promise<CardPaymentStatus> {
    return paymentMethod === 'CASH_ON_DELIVERY' ? noCardPayment : this.statuses.load(id);
  }
}

function paymentOf({ paymentMethod, paymentState, status, shipmentState, totals }: Order): PaidOrder {
  return { method: paymentMethod, state: paymentState, status, shipmentState, total: totals.total };
}

async function findCardStatuses(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, CardPaymentStatus>> {
  const rows = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('payments')
    .leftJoin('refunds', 'refunds.payment_id', 'payments.id')
    .where('payments.order_id', 'in', orderIds)
    .select(['payments.order_id', 'payments.state', 'disputed_at', 'refunds.state as refund_state'])
    .select('refunds.exchange_order_id')
    .execute();
  const groups = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...groups].map(([orderId, group]) => [
      orderId,
      {
        isProcessing: group.some(({ state }) => state === 'PROCESSING'),
        isRefunding: group.some((row) => row.refund_state === 'REQUESTED' && !row.exchange_order_id),
        hasFailedRefund: group.some(({ refund_state }) => refund_state === 'FAILED'),
        hasMismatch: group.some(({ state, disputed_at }) => state === 'FLAGGED' || disputed_at !== null),
      },
    ]),
  );
}
