import { z } from 'zod';
import type { Scope } from '../../core/define-module.ts';
import { exampleOrder } from '../orders/webhook-payloads/example-order.ts';
import { loadWholeOrders } from '../orders/webhook-payloads/load-orders.ts';
import { lineUnits, orderData, presentOrder } from '../orders/webhook-payloads/order-payload.ts';
import { id, moment } from '../events/payload-parts.ts';
import { exampleIds, type ExampleTerms, webhookEventsOf } from '../events/webhook-event.ts';
import { selectReturns, toReturn } from './return-query.ts';
import { type OrderReturn, returnReasons, returnStates, type ReturnState } from './return-rules.ts';
import type { ReturnsDatabase } from './returns.tables.ts';

const requestData = orderData.extend({
  return: z.object({
    id,
    number: z.string().describe('The number that customers and staff use for it.'),
    state: z.enum(returnStates),
    lines: z.array(lineUnits.extend({ reason: z.enum(returnReasons) })),
    exchangeOrderId: id.nullable().describe('The order that replaces the items, if it is an exchange.'),
    requestedAt: moment,
  }),
});

function presentReturn({ createdAt, lines, ...rest }: Omit<OrderReturn, 'history' | 'refundId' | 'version'>) {
  return { ...rest, lines: [...lines], requestedAt: createdAt.toISOString() };
}

/** The orders that returns are about; a subject is a return, or an order that staff marked as returned. */
async function loadReturns(scope: Scope, subjectIds: readonly string[]) {
  const rows = await selectReturns(scope.em.getKysely<ReturnsDatabase>())
    .where('returns.id', 'in', subjectIds)
    .execute();
  const returns = new Map(rows.map((row) => [row.id, toReturn(row)]));
  const orders = await loadWholeOrders(scope, [...subjectIds, ...rows.map((row) => row.order_id)]);
  return { returns, orderOf: (id: string) => orders.get(returns.get(id)?.orderId ?? id) };
}

const returnEvent = webhookEventsOf({ permission: 'orders:read', load: loadReturns });

const requestEvent = (description: string, state: ReturnState) =>
  returnEvent({
    data: requestData.describe(description),
    buildData({ returns, orderOf }, subjectId) {
      const returned = returns.get(subjectId);
      const whole = orderOf(subjectId);
      if (!returned || !whole) return null;
      const data = { order: presentOrder(whole), return: presentReturn(returned) };
      return { data, customerId: whole.order.userId };
    },
    example: (terms) => ({ order: deliveredOrder(terms), return: exampleReturn(state, terms.now) }),
  });

export const returnsWebhookEvents = {
  'order.returned': returnEvent({
    data: orderData
      .extend({
        return: z
          .object({ id, number: z.string(), lines: z.array(lineUnits) })
          .nullable()
          .describe(
            'The return that the items belong to; `null` if staff marked the whole order as returned.',
          ),
      })
      .describe('Items of a return arrived, or staff marked a whole order as returned.'),
    buildData({ returns, orderOf }, subjectId) {
      const whole = orderOf(subjectId);
      if (!whole) return null;
      const returned = returns.get(subjectId);
      const goods = returned
        ? { id: returned.id, number: returned.number, lines: [...returned.lines] }
        : null;
      return { data: { order: presentOrder(whole), return: goods }, customerId: whole.order.userId };
    },
    example: (terms) => ({
      order: deliveredOrder(terms),
      return: { id: exampleIds.return, number: 'R1001', lines: units },
    }),
  }),
  'return.requested': requestEvent('A customer requested a return.', 'REQUESTED'),
  'return.updated': requestEvent(
    'A return was approved, declined, cancelled, received or refunded.',
    'APPROVED',
  ),
} as const;

const units = [{ orderLineId: exampleIds.line, quantity: 1 }];

const deliveredOrder = (terms: ExampleTerms) =>
  exampleOrder(terms, { status: 'DELIVERED', paymentState: 'PAID' });

function exampleReturn(state: ReturnState, createdAt: Date) {
  const line = { reason: 'CHANGED_MIND', receivedQuantity: 0, restockedQuantity: 0 } as const;
  const lines = units.map((each) => ({ ...each, ...line }));
  const { return: returnId, order: orderId } = exampleIds;
  return presentReturn({
    id: returnId,
    orderId,
    number: 'R1001',
    exchangeOrderId: null,
    state,
    lines,
    createdAt,
  });
}
