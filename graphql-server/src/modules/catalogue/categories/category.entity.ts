import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Picture } from '../pictures/picture.ts';
import type { SizeGuide } from './category-rules.ts';

/**
 * A group of products, in a tree. `slug` is the specification's lower-case category and permanent, `label`
 * its filter text, verbatim.
 */
export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.uuid().primary(),
    /** Of all that are not deleted, only one has it. */
    slug: p.string(),
    label: p.string(),
    /** The category that it lies in; null at the top. */
    parentId: p.uuid().nullable(),
    /** Its place among those in the same category; ties are broken by slug. */
    position: p.integer(),
    /** Whether shoppers see it, if they see the one that it lies in. */
    isVisible: p.boolean().default(true),
    picture: p.json().$type<Picture>().nullable(),
    /** The table of sizes for its products. */
    sizeGuide: p.string().$type<SizeGuide>().nullable(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    /** When it changed last; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type CategoryEntity = InferEntity<typeof CategoryEntity>;
