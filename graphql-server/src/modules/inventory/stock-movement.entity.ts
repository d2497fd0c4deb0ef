import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';

/** Why stock changed. */
const stockReasons = [
  'INITIAL',
  'CORRECTION',
  'ORDER_PLACED',
  'ORDER_RELEASED',
  'ORDER_RESERVED_AGAIN',
] as const;

export type StockReason = (typeof stockReasons)[number];

/** A change of a product's stock. Rows are only ever added; a product's rows add up to its stock. */
export const StockMovementEntity = defineEntity({
  name: 'StockMovement',
  tableName: 'stock_movements',
  properties: {
    id: p.uuid().primary(),
    product: () => p.manyToOne(ProductEntity),
    quantity: p.integer(),
    reason: p.enum(stockReasons),
    orderId: p.uuid().nullable(),
    /** The admin who entered or corrected it; null for an order's change, whose history names the actor. */
    actorId: p.uuid().nullable(),
    createdAt: p.datetime(),
  },
});

export type StockMovementEntity = InferEntity<typeof StockMovementEntity>;
