import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderLineEntity } from '../order-line.entity.ts';
import { OrderEntity } from '../order.entity.ts';

/**
 * A parcel on its way to the customer, with a part of an order or all of it. `actorId` is the member of staff
 * who sent it.
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

/** How much of an order line is in a shipment. */
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
