import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A group of products. `slug` is the specification's lower-case category, `label` its filter text, verbatim. */
export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.uuid().primary(),
    slug: p.string().unique(),
    label: p.string(),
    position: p.integer(),
  },
});

export type CategoryEntity = InferEntity<typeof CategoryEntity>;
