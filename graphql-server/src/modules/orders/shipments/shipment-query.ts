import type { EntityManager } from '../../../db/database.ts';
import { nameOfActor } from '../../audit/actor-name.ts';
import type { LineUnits } from '../order.ts';
import type { Shipment } from './shipment-rules.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Shipments of several orders with their lines in one statement, oldest first. */
export async function findShipments(
  em: EntityManager,
  orderIds: readonly string[],
): Promise<Map<string, Shipment[]>> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('shipments')
    .innerJoin('shipment_lines', 'shipment_lines.shipment_id', 'shipments.id')
    .innerJoin('order_lines', 'order_lines.id', 'shipment_lines.order_line_id')
    .where('shipments.order_id', 'in', orderIds)
    .orderBy('shipments.created_at')
    .orderBy('shipments.id')
    .orderBy('order_lines.position')
    .select([
      'shipments.id',
      'shipments.order_id',
      'carrier',
      'tracking_number',
      'tracking_url',
      'shipments.created_at',
      nameOfActor('shipments.actor_id').as('staff_name'),
    ])
    .select(['order_line_id', 'shipment_lines.quantity'])
    .execute();
  const shipments = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((lines) => {
    const [first] = lines;
    return first ? [toShipment(first, lines)] : [];
  });
  return Map.groupBy(shipments, ({ orderId }) => orderId);
}

interface ShipmentRow {
  id: string;
  order_id: string;
  carrier: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
  staff_name: string | null;
  created_at: Date;
}

function toShipment(
  row: ShipmentRow,
  lines: readonly { order_line_id: string; quantity: number }[],
): Shipment {
  return {
    id: row.id,
    orderId: row.order_id,
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    staffName: row.staff_name,
    createdAt: new Date(row.created_at),
    lines: lines.map((line): LineUnits => ({ orderLineId: line.order_line_id, quantity: line.quantity })),
  };
}
