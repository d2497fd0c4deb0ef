import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';

const stockReasons = [
  'INITIAL',
  'CORRECTION',
  'ORDER_PLACED',
  'ORDER_RELEASED',
  'ORDER_RESERVED_AGAIN',
  'ORDER_RESTOCKED',
  'VARIANTS_SPLIT',
] as const;

export type StockReason = (typeof stockReasons)[number];

/** A change of a variant's stock. Rows are only added; their sum is the variant's stock, if it is tracked. */
export const StockMovementEntity = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movements',
  properties: {
    id: p.uuid().primary(),
    variant: () => p.manyToOne(ProductVariantEntity),
    quantity: p.integer(),
    reason: p.enum(stockReasons),
    orderId: p.uuid().nullable(),
    /**
     * The staff member who entered or corrected it; null for an order's change, whose history names the
     * actor.
     */
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type StockMovementEntity = InferEntity<typeof StockMovementEntity>;
