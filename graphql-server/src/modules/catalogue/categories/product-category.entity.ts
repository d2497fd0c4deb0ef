import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A further category that a product stands in; its main one is in its own row. */
export const ProductCategoryEntity = defineEntity({
  name: 'ProductCategory',
  tableName: 'product_categories',
  properties: {
    productId: p.uuid().primary(),
    categoryId: p.uuid().primary(),
  },
});

export type ProductCategoryEntity = InferEntity<typeof ProductCategoryEntity>;
