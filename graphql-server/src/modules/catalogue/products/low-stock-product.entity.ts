import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A product, of any status, with at most five units left of itself or of one of its variants. Maintained by
 * the database, so that the dashboard counts these products without reading all others, and orders don't have
 * to update an index of the stock (decisions 0031 and 0078).
 */
export const LowStockProductEntity = defineEntity({
  name: 'LowStockProduct',
  tableName: 'low_stock_products',
  properties: {
    productId: p.uuid().primary(),
    /** Total stock: none left. `isLow`: five or fewer. */
    isSoldOut: p.boolean(),
    isLow: p.boolean(),
    /** An offered variant has none left. `hasLowVariant`: one to five. */
    hasSoldOutVariant: p.boolean(),
    hasLowVariant: p.boolean(),
    /** Whether it is active and not deleted. */
    isListed: p.boolean(),
  },
});

export type LowStockProductEntity = InferEntity<typeof LowStockProductEntity>;
