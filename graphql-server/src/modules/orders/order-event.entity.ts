import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { MinorUnits } from '../../shared/money/money.ts';
import { OrderEntity } from './order.entity.ts';
import { orderActors, orderStatuses, paymentStates } from './order-status.ts';

/** What an order would cost at another address, in minor units of its currency. */
export interface OrderRepricing {
  shippingTotal: MinorUnits;
  taxTotal: MinorUnits;
  total: MinorUnits;
}

/**
 * A status and payment status that an order took on. Rows are only ever added. `actorId` is the user who did
 * it; null for the shop itself.
 */
export const OrderEventEntity = defineEntity({
  name: 'OrderEvent',
  tableName: 'order_events',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    status: p.enum(orderStatuses),
    paymentState: p.enum(paymentStates),
    /** Only mismatched payments were resolved; nothing else changed. */
    paymentResolved: p.boolean().default(false),
    /** Only where it is delivered was changed. */
    addressChanged: p.boolean().default(false),
    /** What it would have cost at the new address; null: what was agreed, or the address was not changed. */
    repricing: p.json().$type<OrderRepricing>().nullable(),
    actor: p.enum(orderActors),
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type OrderEventEntity = InferEntity<typeof OrderEventEntity>;
