import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A product and another that was bought in the same orders, as of the last run of the job; each pair is there
 * both ways.
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
