import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A product of which, or of a variant of which, no more than five units are left, or none; of any status.
 * Kept by the database, so that home counts such products without reading the others, and no order pays for
 * an index of the stock (decisions 0031 and 0078).
 */
export const LowStockProductEntity = defineEntity({
  name: 'LowStockProduct',
  tableName: 'low_stock_products',
  properties: {
    productId: p.uuid().primary(),
    /** Of all variants together: none is left; no more than five are. */
    isSoldOut: p.boolean(),
    isLow: p.boolean(),
    /** Of a variant that is offered: none is left; one to five are. */
    hasSoldOutVariant: p.boolean(),
    hasLowVariant: p.boolean(),
    /** Whether it is active and not in the bin. */
    isListed: p.boolean(),
  },
});

export type LowStockProductEntity = InferEntity<typeof LowStockProductEntity>;
