import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OrderStatus } from '../order-status.ts';

/**
 * The queue of orders that may no longer be as they were counted; triggers add them. The reports take them
 * away and sum them up (decision 0033).
 */
export const RevenueChangeEntity = defineEntity({
  name: 'RevenueChange',
  tableName: 'revenue_changes',
  properties: {
    id: p.bigint().primary(),
    orderId: p.uuid(),
    /**
     * The status that it has now and the one it had before, for `OrderCountEntity`; null where neither can
     * have changed, the latter also for a new order.
     */
    status: p.string().$type<OrderStatus>().nullable(),
    formerStatus: p.string().$type<OrderStatus>().nullable(),
  },
});

export type RevenueChangeEntity = InferEntity<typeof RevenueChangeEntity>;

/**
 * How many orders of a status there are, without those in the queue; the database counts them when they are
 * taken from there.
 */
export const OrderCountEntity = defineEntity({
  name: 'OrderCount',
  tableName: 'order_counts',
  properties: {
    status: p.string().$type<OrderStatus>().primary(),
    orders: p.bigint('number'),
  },
});

export type OrderCountEntity = InferEntity<typeof OrderCountEntity>;
