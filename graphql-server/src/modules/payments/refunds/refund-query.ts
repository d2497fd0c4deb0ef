import type { EntityManager } from '../../../db/database.ts';
import type { LineUnits } from '../../orders/order.ts';
import { staffName } from '../../orders/staff-name.ts';
import type { OrderRefund } from './refund-rules.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/** Refunds of several orders with their lines in one statement, oldest first. */
export async function findRefunds(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, OrderRefund[]>> {
  const rows = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('refunds')
    .leftJoin('refund_lines', 'refund_lines.refund_id', 'refunds.id')
    .leftJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .where('refunds.order_id', 'in', orderIds)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .orderBy('order_lines.position')
    .select(['refunds.id', 'refunds.order_id', 'amount', 'surplus', 'reason', 'state', 'actor'])
    .select('refunds.exchange_order_id')
    .select(staffName('refunds').as('staff_name'))
    .select('refunds.created_at')
    .select(['order_line_id', 'refund_lines.quantity', 'refund_lines.restocked_quantity'])
    .execute();
  const refunds = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    return first ? [toRefund(first, lines)] : [];
  });
  return Map.groupBy(refunds, ({ orderId }) => orderId);
}

/** Lines of a refund, in the order of the order's lines. */
export async function findRefundLines(em: EntityManager, refundId: string): Promise<LineUnits[]> {
  const rows = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
    .where('refund_id', '=', refundId)
    .orderBy('position')
    .select(['order_line_id', 'refund_lines.quantity'])
    .execute();
  return rows.map(({ order_line_id: orderLineId, quantity }) => ({ orderLineId, quantity }));
}

interface LineRow {
  order_line_id: string | null;
  quantity: number | null;
  restocked_quantity: number | null;
}

interface Row extends Pick<OrderRefund, 'id' | 'amount' | 'surplus' | 'reason' | 'state' | 'actor'> {
  order_id: string;
  exchange_order_id: string | null;
  staff_name: string | null;
  created_at: Date;
}

function toRefund(
  { id, order_id, exchange_order_id, amount, surplus, reason, state, actor, staff_name, created_at }: Row,
  lines: readonly LineRow[],
): OrderRefund {
  return {
    id,
    orderId: order_id,
    amount,
    surplus,
    exchangeOrderId: exchange_order_id,
    reason,
    state,
    actor,
    staffName: staff_name,
    createdAt: new Date(created_at),
    lines: lines.flatMap(({ order_line_id: orderLineId, quantity, restocked_quantity: restockedQuantity }) =>
      orderLineId === null || quantity === null || restockedQuantity === null
        ? []
        : [{ orderLineId, quantity, restockedQuantity }],
    ),
  };
}
