import type { Scope } from '../../../core/define-module.ts';
import { findMetadata } from '../../metadata/metadata-query.ts';
import { cardPaymentsPort } from '../card-payments.port.ts';
import { findComments } from '../comments/order-comment-query.ts';
import { paidAtOf } from '../payment/paid-at.ts';
import { findEvents, findLines } from '../search/order-parts-query.ts';
import { selectOrders, toOrder } from '../search/order-query.ts';
import { findShipments } from '../shipments/shipment-query.ts';
import type { WholeOrder } from './order-payload.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Orders with all payload data, by id. The number of statements does not grow with the number of orders. */
export async function loadWholeOrders(
  { em, port }: Scope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WholeOrder>> {
  const db = em.getKysely<OrdersDatabase>();
  const orders = (await selectOrders(db).where('orders.id', 'in', ids).execute()).map(toOrder);
  if (orders.length === 0) return new Map();
  const orderIds = orders.map(({ id }) => id);
  const lines = await findLines(em, orderIds);
  const shipments = await findShipments(em, orderIds);
  const histories = await findEvents(em, orderIds);
  const payments = await port(cardPaymentsPort)().findOrderPayments(em, orderIds);
  const lineIds = [...lines.values()].flat().map(({ id }) => id);
  const metadata = await findMetadata(em, [...orderIds, ...lineIds]);
  return new Map(
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
  );
}

/** The orders of events, with their comments; a subject is an order or one of its shipments. */
export async function loadEventOrders(scope: Scope, subjectIds: readonly string[]) {
  const { em } = scope;
  const parcels = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('shipments')
    .where('id', 'in', subjectIds)
    .select(['id', 'order_id'])
    .execute();
  const orderOfParcel = new Map(parcels.map((row) => [row.id, row.order_id]));
  const orders = await loadWholeOrders(scope, [...subjectIds, ...orderOfParcel.values()]);
  return {
    comments: await findComments(em, [...orders.keys()]),
    orderOf: (subjectId: string) => orders.get(orderOfParcel.get(subjectId) ?? subjectId),
  };
}
