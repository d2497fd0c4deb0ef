import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A product that stood in a category when it was deleted, and stands there again when it is restored. */
export const CategoryFormerProductEntity = defineEntity({
  name: 'CategoryFormerProduct',
  tableName: 'category_former_products',
  properties: {
    /** Grows from one note to the next. */
    id: p.bigint().primary(),
    categoryId: p.uuid(),
    productId: p.uuid(),
    /** The category that became its main one instead; null if this was a further one of it. */
    movedTo: p.uuid().nullable(),
  },
});

export type CategoryFormerProductEntity = InferEntity<typeof CategoryFormerProductEntity>;
