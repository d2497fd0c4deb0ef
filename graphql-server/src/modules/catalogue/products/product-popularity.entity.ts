import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The units of a product that were sold of late, as of the last run of the job; the search ranks by them. */
export const ProductPopularityEntity = defineEntity({
  name: 'ProductPopularity',
  tableName: 'product_popularity',
  properties: {
    productId: p.uuid().primary(),
    units: p.integer(),
  },
});

export type ProductPopularityEntity = InferEntity<typeof ProductPopularityEntity>;
