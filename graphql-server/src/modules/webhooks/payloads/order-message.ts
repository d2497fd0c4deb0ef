import type { EntityManager } from '../../../db/database.ts';
import { findMetadata } from '../../metadata/metadata-query.ts';
import { findComments } from '../../orders/comments/order-comment-query.ts';
import type { OrderComment } from '../../orders/comments/order-comment.ts';
import { paidAtOf } from '../../orders/payment/paid-at.ts';
import { findEvents, findLines } from '../../orders/search/order-parts-query.ts';
import { selectOrders, toOrder } from '../../orders/search/order-query.ts';
import { findShipments } from '../../orders/shipments/shipment-query.ts';
import { findOrderPayments } from '../../payments/payment-query.ts';
import { selectReturns, toReturn } from '../../returns/return-query.ts';
import { type EventType, toBody } from './event-types.ts';
import {
  presentComment,
  presentOrder,
  presentReturn,
  presentShipment,
  type WholeOrder,
} from './order-payload.ts';
import type { Payload } from './payload-parts.ts';
import type { WebhooksDatabase } from '../webhooks.tables.ts';

/** Orders by their ids, and what of them events are about. */
export interface KnownOrders {
  orders: Map<string, WholeOrder>;
  shipmentOrders: Map<string, string>;
  refunds: Map<string, { orderId: string; amount: number }>;
  returns: Map<string, ReturnType<typeof toReturn>>;
  comments: Map<string, OrderComment[]>;
}

/**
 * The orders that events are about: `subjects` are the ids of orders and of their parts, `updated` of the
 * orders whose comments are told as well.
 */
export async function loadOrders(
  em: EntityManager,
  { subjects, updated }: Record<'subjects' | 'updated', readonly string[]>,
): Promise<KnownOrders> {
  if (subjects.length === 0) return noOrders();
  const db = em.getKysely<WebhooksDatabase>();
  const shipmentRows = await db
    .selectFrom('shipments')
    .where('id', 'in', subjects)
    .select(['id', 'order_id'])
    .execute();
  const refundRows = await db
    .selectFrom('refunds')
    .where('id', 'in', subjects)
    .select(['id', 'order_id', 'amount'])
    .execute();
  const returnRows = await selectReturns(db).where('returns.id', 'in', subjects).execute();
  const ids = [
    ...subjects,
    ...[...shipmentRows, ...refundRows, ...returnRows].map(({ order_id: orderId }) => orderId),
  ];
  const orders = (await selectOrders(db).where('orders.id', 'in', ids).execute()).map(toOrder);
  if (orders.length === 0) return noOrders();
  const orderIds = orders.map(({ id }) => id);
  const lines = await findLines(em, orderIds);
  const shipments = await findShipments(em, orderIds);
  const histories = await findEvents(em, orderIds);
  const payments = await findOrderPayments(em, orderIds);
  const lineIds = [...lines.values()].flat().map(({ id }) => id);
  const metadata = await findMetadata(em, [...orderIds, ...lineIds]);
  return {
    orders: new Map(
      orders.map((order) => [
        order.id,
        {
          order,
          lines: lines.get(order.id) ?? [],
          shipments: shipments.get(order.id) ?? [],
          paidAt: paidAtOf(order, histories.get(order.id) ?? []),
          payment: payments.get(order.id) ?? null,
          metadata,
        },
      ]),
    ),
    shipmentOrders: new Map(shipmentRows.map((row) => [row.id, row.order_id])),
    refunds: new Map(refundRows.map((row) => [row.id, { orderId: row.order_id, amount: row.amount }])),
    returns: new Map(returnRows.map((row) => [row.id, toReturn(row)])),
    comments: updated.length > 0 ? await findComments(em, updated) : noOrders().comments,
  };
}

/** The events about orders and about returns. */
type OrderEventType = Extract<EventType, `order.${string}` | `return.${string}`>;

interface OrderEvent {
  id: string;
  createdAt: Date;
  type: OrderEventType;
  subjectId: string;
}

/** The message of an event about an order; null when what it is about is gone. */
export function writeOrder({ type, subjectId, ...about }: OrderEvent, known: KnownOrders): Payload | null {
  const refunded = known.refunds.get(subjectId);
  const returned = known.returns.get(subjectId);
  const whole = known.orders.get(
    known.shipmentOrders.get(subjectId) ?? refunded?.orderId ?? returned?.orderId ?? subjectId,
  );
  if (!whole) return null;
  const order = presentOrder(whole);
  const payload = (body: string): Payload => ({ body, customerId: whole.order.userId });
  switch (type) {
    case 'order.sent': {
      const sent = whole.shipments.find(({ id }) => id === subjectId);
      return sent ? payload(toBody(type, about, { order, shipment: presentShipment(sent) })) : null;
    }
    case 'order.updated': {
      const comments = (known.comments.get(subjectId) ?? []).map(presentComment);
      return payload(toBody(type, about, { order, comments }));
    }
    case 'order.refunded': {
      const { currencyCode: currency, totals } = whole.order;
      const amount = refunded?.amount ?? totals.total;
      const id = refunded ? subjectId : null;
      return payload(toBody(type, about, { order, refund: { id, amount, currency } }));
    }
    case 'order.returned': {
      const goods = returned
        ? { id: returned.id, number: returned.number, lines: [...returned.lines] }
        : null;
      return payload(toBody(type, about, { order, return: goods }));
    }
    case 'return.requested':
    case 'return.updated':
      return returned ? payload(toBody(type, about, { order, return: presentReturn(returned) })) : null;
    default:
      return payload(toBody(type, about, { order }));
  }
}

function noOrders(): KnownOrders {
  return {
    orders: new Map(),
    shipmentOrders: new Map(),
    refunds: new Map(),
    returns: new Map(),
    comments: new Map(),
  };
}
