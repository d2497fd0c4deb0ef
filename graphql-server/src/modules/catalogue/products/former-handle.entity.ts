import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from './product.entity.ts';

/** A former handle of a product; its URL redirects until another product takes the handle. */
export const FormerHandleEntity = defineEntity({
  name: 'FormerHandle',
  tableName: 'product_former_handles',
  properties: {
    handle: p.string().primary(),
    product: () => p.manyToOne(ProductEntity),
  },
});

export type FormerHandleEntity = InferEntity<typeof FormerHandleEntity>;
