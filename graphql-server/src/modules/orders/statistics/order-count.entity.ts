import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { OrderStatus } from '../order-status.ts';

/**
 * Queue of orders whose counts may be outdated; triggers add them. The reports job removes them and updates
 * the sums (decision 0033).
 */
export const RevenueChangeEntity = defineEntity({
  name: 'RevenueChange',
  tableName: 'revenue_changes',
  properties: {
    id: p.bigint().primary(),
    orderId: p.uuid(),
    /**
     * The order's current and previous status, for `OrderCountEntity`; both null if the status can't have
     * changed, the latter also for a new order.
     */
    status: p.string().$type<OrderStatus>().nullable(),
    formerStatus: p.string().$type<OrderStatus>().nullable(),
  },
});

export type RevenueChangeEntity = InferEntity<typeof RevenueChangeEntity>;

/**
 * Number of orders by status, without those in the queue; the database updates it when they are removed from
 * there.
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
