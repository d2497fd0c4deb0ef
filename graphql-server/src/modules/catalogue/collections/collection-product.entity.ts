import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A product of a collection by hand, with its place there. */
export const CollectionProductEntity = defineEntity({
  name: 'CollectionProduct',
  tableName: 'collection_products',
  properties: {
    collectionId: p.uuid().primary(),
    productId: p.uuid().primary(),
    position: p.integer(),
  },
});

export type CollectionProductEntity = InferEntity<typeof CollectionProductEntity>;
