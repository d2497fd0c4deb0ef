import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A further category of a product; the main one is in the product's row. */
export const ProductCategoryEntity = defineEntity({
  name: 'ProductCategory',
  tableName: 'product_categories',
  properties: {
    productId: p.uuid().primary(),
    categoryId: p.uuid().primary(),
  },
});

export type ProductCategoryEntity = InferEntity<typeof ProductCategoryEntity>;
