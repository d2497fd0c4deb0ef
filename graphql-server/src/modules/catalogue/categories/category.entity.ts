import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { Picture } from '../pictures/picture.ts';
import type { SizeGuide } from './category-rules.ts';

/**
 * A node in the category tree. `slug` is the specification's lower-case category and never changes; `label`
 * is its filter text, verbatim.
 */
export const CategoryEntity = defineEntity({
  name: 'Category',
  tableName: 'categories',
  properties: {
    id: p.uuid().primary(),
    /** Unique among categories that are not deleted. */
    slug: p.string(),
    label: p.string(),
    /** In Markdown; may be empty. */
    description: p.text().default(''),
    /** The parent category; null at the top level. */
    parentId: p.uuid().nullable(),
    /** Position among its siblings; ties are broken by slug. */
    position: p.integer(),
    /** Whether shoppers see it, provided that they see its parent. */
    isVisible: p.boolean().default(true),
    picture: p.json().$type<Picture>().nullable(),
    customFields: p.json().$type<FieldValues>().defaultRaw(`'{}'`),
    /** The size guide of its products. */
    sizeGuide: p.string().$type<SizeGuide>().nullable(),
    /** Google's product category, as a number or a path; null: that of the parent. */
    googleCategory: p.string().nullable(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    /** Time of the last change; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type CategoryEntity = InferEntity<typeof CategoryEntity>;
