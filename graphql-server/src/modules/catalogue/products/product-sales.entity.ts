import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * How many units of a product were sold in the last 90 days, as the job `search` counted last: for search
 * results, popular products and the list of best sellers. Every product has a row, so that the list, sorted
 * by this table's index, has those that were not sold, too.
 */
export const ProductSalesEntity = defineEntity({
  name: 'ProductSales',
  tableName: 'product_sales',
  properties: {
    productId: p.uuid().primary(),
    units: p.integer(),
  },
});

export type ProductSalesEntity = InferEntity<typeof ProductSalesEntity>;
