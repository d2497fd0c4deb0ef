import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { PromotionEffect } from '../pricing/discounts.ts';
import { OrderEntity } from './order.entity.ts';

/**
 * What a promotion took off an order, in minor units of its currency; `promotionId` is no foreign key, so
 * that it outlives the promotion. It is also a use of the promotion, unless that was given back.
 */
export const OrderAdjustmentEntity = defineEntity({
  name: 'OrderAdjustment',
  tableName: 'order_adjustments',
  properties: {
    id: p.uuid().primary(),
    order: () => p.manyToOne(OrderEntity),
    /** Its place among those of the order, in the order in which they were taken off. */
    position: p.integer(),
    promotionId: p.uuid(),
    title: p.string(),
    /** What was typed for it; null: it applied by itself. */
    code: p.string().nullable(),
    kind: p.string().$type<PromotionEffect['kind']>(),
    amount: p.integer(),
    /** What of it falls to each line, in the order of the lines; empty for delivery. */
    shares: p.json().$type<number[]>(),
    /** When the use was given back, because the order was cancelled before it was paid. */
    releasedAt: p.datetime().nullable(),
  },
});

export type OrderAdjustmentEntity = InferEntity<typeof OrderAdjustmentEntity>;
