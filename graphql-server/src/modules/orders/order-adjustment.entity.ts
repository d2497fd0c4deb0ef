import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PromotionEffect } from '../pricing/discounts.ts';
import { OrderEntity } from './order.entity.ts';

/**
 * A discount on an order, in minor units of its currency. `promotionId` is not a foreign key, so that the row
 * outlives the promotion. The row also counts as a use of the promotion until it is released.
 */
export const OrderAdjustmentEntity = defineEntity({
  name: 'OrderAdjustment',
  tableName: 'order_adjustments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    /** Position among the order's discounts, in the order in which they were applied. */
    position: p.integer(),
    promotionId: p.uuid(),
    title: p.string(),
    /** The code that the customer entered; null for an automatic promotion. */
    code: p.string().nullable(),
    kind: p.string().$type<PromotionEffect['kind']>(),
    amount: p.integer(),
    /** Share per line, in line order; empty for a discount on delivery. */
    shares: p.json().$type<number[]>(),
    /** When the use was released, because the order was canceled before it was paid. */
    releasedAt: p.datetime().nullable(),
  },
});

export type OrderAdjustmentEntity = InferEntity<typeof OrderAdjustmentEntity>;
