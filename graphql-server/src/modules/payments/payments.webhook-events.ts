import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { exampleOrder } from '../orders/webhook-payloads/example-order.ts';
import { loadWholeOrders } from '../orders/webhook-payloads/load-orders.ts';
import { orderData, presentOrder } from '../orders/webhook-payloads/order-payload.ts';
import { id, money } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import type { PaymentsDatabase } from './payments.tables.ts';

/** The orders of refund events; a subject is a refund, or in older events an order. */
async function loadRefunds(scope: Scope, subjectIds: readonly string[]) {
  const rows = await scope.em
    .getKysely<PaymentsDatabase>()
    .selectFrom('refunds')
    .where('id', 'in', subjectIds)
    .select(['id', 'order_id', 'amount'])
    .execute();
  const refunds = new Map(rows.map((row) => [row.id, row]));
  return {
    refunds,
    orders: await loadWholeOrders(scope, [...subjectIds, ...rows.map((row) => row.order_id)]),
  };
}

const refundEvent = webhookEventsOf({ permission: 'orders:read', load: loadRefunds });

export const paymentsWebhookEvents = {
  'order.refunded': refundEvent({
    data: orderData
      .extend({
        refund: z.object({
          id: id.nullable().describe('`null` in older messages about cash.'),
          amount: money,
          currency: z.string(),
        }),
      })
      .describe('All or part of an order was refunded.'),
    buildData({ refunds, orders }, subjectId) {
      const refund = refunds.get(subjectId);
      const whole = orders.get(refund?.order_id ?? subjectId);
      if (!whole) return null;
      const { currencyCode: currency, totals, userId } = whole.order;
      const amount = refund?.amount ?? totals.total;
      const refunded = { id: refund ? subjectId : null, amount, currency };
      return { data: { order: presentOrder(whole), refund: refunded }, customerId: userId };
    },
    example: (terms) => ({
      order: exampleOrder(terms, { paymentState: 'PAID' }),
      refund: { id: exampleIds.refund, amount: 4900, currency: terms.currency },
    }),
  }),
} as const;
