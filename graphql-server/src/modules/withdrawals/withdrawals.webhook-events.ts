import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { id as idSchema, moment } from '../events/payload-parts.ts';
import { exampleIds, webhookEventsOf } from '../events/webhook-event.ts';
import { exampleOrder } from '../orders/webhook-payloads/example-order.ts';
import { loadWholeOrders } from '../orders/webhook-payloads/load-orders.ts';
import { lineUnits, orderData, presentOrder } from '../orders/webhook-payloads/order-payload.ts';
import { findWithdrawals } from './withdrawal-query.ts';
import type { Withdrawal } from './withdrawal-rules.ts';

const withdrawalData = orderData.extend({
  withdrawal: z.object({
    id: idSchema,
    number: z.string().describe('The number that customers and staff use for it.'),
    name: z.string().nullable().describe('The name of the person who declared it; `null` once it is erased.'),
    lines: z.array(lineUnits),
    receivedAt: moment,
  }),
});

function presentWithdrawal({ id, number, name, createdAt, lines }: Omit<Withdrawal, 'orderId'>) {
  return { id, number, name, lines: [...lines], receivedAt: createdAt.toISOString() };
}

async function loadWithdrawals(scope: Scope, ids: readonly string[]) {
  const withdrawals = await findWithdrawals(scope.em, 'id', ids);
  const orders = await loadWholeOrders(
    scope,
    withdrawals.map(({ orderId }) => orderId),
  );
  return { withdrawals: new Map(withdrawals.map((each) => [each.id, each])), orders };
}

const withdrawalEvent = webhookEventsOf({ permission: 'orders:read', load: loadWithdrawals });

export const withdrawalsWebhookEvents = {
  'withdrawal.created': withdrawalEvent({
    data: withdrawalData.describe('A customer withdrew from all or part of an order.'),
    buildData({ withdrawals, orders }, subjectId) {
      const withdrawal = withdrawals.get(subjectId);
      const whole = withdrawal && orders.get(withdrawal.orderId);
      if (!whole) return null;
      const data = { order: presentOrder(whole), withdrawal: presentWithdrawal(withdrawal) };
      return { data, customerId: whole.order.userId };
    },
    example: (terms) => ({
      order: exampleOrder(terms, { status: 'DELIVERED', paymentState: 'PAID' }),
      withdrawal: presentWithdrawal({
        id: exampleIds.withdrawal,
        number: 'W1001',
        name: 'Ada Lovelace',
        createdAt: terms.now,
        lines: [{ orderLineId: exampleIds.line, quantity: 1 }],
      }),
    }),
  }),
} as const;
