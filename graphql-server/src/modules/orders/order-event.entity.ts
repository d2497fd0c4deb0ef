import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { OrderEntity } from './order.entity.ts';
import { orderActors, orderStatuses, paymentStates } from './order-status.ts';

/** Status and payment state that an order took on. Rows are only ever added. `actorId` is the user who did it; null for the shop itself. */
export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    status: p.enum(orderStatuses),
    paymentState: p.enum(paymentStates),
    /** Nothing changed but that payments that don't fit the order were looked after. */
    paymentResolved: p.boolean().default(false),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type OrderEventEntity = InferEntity<typeof OrderEventEntity>;
