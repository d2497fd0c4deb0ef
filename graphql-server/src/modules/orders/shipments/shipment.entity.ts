import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../order-line.entity.ts';
import { OrderEntity } from '../order.entity.ts';

/**
 * A package on its way to the customer, with part or all of an order. `actorId` is the staff member who
 * shipped it.
 */
export const ShipmentEntity = defineEntity({
  name: 'Shipment',
  tableName: 'shipments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    carrier: p.text().nullable(),
    trackingNumber: p.text().nullable(),
    trackingUrl: p.text().nullable(),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type ShipmentEntity = InferEntity<typeof ShipmentEntity>;

/** Units of an order line in a shipment. */
export const ShipmentLineEntity = defineEntity({
  name: 'ShipmentLine',
  tableName: 'shipment_lines',
  properties: {
    shipment: () => p.manyToOne(ShipmentEntity).primary(),
    orderLine: () => p.manyToOne(OrderLineEntity).primary(),
    quantity: p.integer(),
  },
});

export type ShipmentLineEntity = InferEntity<typeof ShipmentLineEntity>;
