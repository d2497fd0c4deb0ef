import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A product that was in a category when it was deleted; restoring the category puts it back. */
export const CategoryFormerProductEntity = defineEntity({
  name: 'CategoryFormerProduct',
  tableName: 'category_former_products',
  properties: {
    /** Increases with each row. */
    id: p.bigint().primary(),
    categoryId: p.uuid(),
    productId: p.uuid(),
    /** The category that replaced it as the main one; null if it was a further category of the product. */
    movedTo: p.uuid().nullable(),
  },
});

export type CategoryFormerProductEntity = InferEntity<typeof CategoryFormerProductEntity>;
