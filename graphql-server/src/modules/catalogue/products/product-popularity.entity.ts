import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Units of a product sold in the last 90 days, as of the last run of the job `search`. Used for search
 * results, popular products and best sellers. Every product has a row, so that the best sellers list, which
 * is sorted by this table's index, also includes products without sales.
 */
export const ProductPopularityEntity = defineEntity({
  name: 'ProductPopularity',
  tableName: 'product_popularity',
  properties: {
    productId: p.uuid().primary(),
    units: p.integer(),
  },
});

export type ProductPopularityEntity = InferEntity<typeof ProductPopularityEntity>;
