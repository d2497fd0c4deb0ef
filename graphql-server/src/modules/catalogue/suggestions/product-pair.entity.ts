import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * Two products bought in the same orders, as of the last run of the job; each pair is stored in both
 * directions.
 */
export const ProductPairEntity = defineEntity({
  name: 'ProductPair',
  tableName: 'product_pairs',
  properties: {
    productId: p.uuid().primary(),
    otherId: p.uuid().primary(),
    /** How many customers bought both in one order. */
    customers: p.integer(),
  },
});

export type ProductPairEntity = InferEntity<typeof ProductPairEntity>;
