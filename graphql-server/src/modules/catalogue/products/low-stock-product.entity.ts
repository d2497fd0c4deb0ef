import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A product of which no more than five units are left, or none; of any status. Kept by the database, so that home counts such
 * products without reading the others, and no order pays for an index of the stock (decision 0031).
 */
export const LowStockProductEntity = defineEntity({
  name: 'LowStockProduct',
  tableName: 'low_stock_products',
  properties: {
    productId: p.uuid().primary(),
    isSoldOut: p.boolean(),
    /** Whether it is active and not in the bin. */
    isListed: p.boolean(),
  },
});

export type LowStockProductEntity = InferEntity<typeof LowStockProductEntity>;
