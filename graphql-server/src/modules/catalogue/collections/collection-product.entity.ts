import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A product of a manual collection, with its position. */
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
