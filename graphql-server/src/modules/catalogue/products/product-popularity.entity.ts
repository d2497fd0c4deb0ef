import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * How many units of a product were sold in the last 90 days, as the job `search` counted last: for search
 * results, popular products and the list of best sellers. Every product has a row, so that the list, sorted
 * by this table's index, has those that were not sold, too.
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
