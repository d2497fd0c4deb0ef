import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { Picture } from '../pictures/picture.ts';
import type { CollectionCondition } from './collection-rules.ts';

/** A group of products. `handle` never changes; `conditions` is empty for a manual collection. */
export const CollectionEntity = defineEntity({
  name: 'Collection',
  tableName: 'collections',
  properties: {
    id: p.uuid().primary(),
    /** Unique among collections that are not deleted. */
    handle: p.string(),
    title: p.string(),
    description: p.text(),
    picture: p.json().$type<Picture>().nullable(),
    customFields: p.json().$type<FieldValues>().defaultRaw(`'{}'`),
    isVisible: p.boolean().default(true),
    kind: p.string().$type<'RULES' | 'MANUAL'>(),
    match: p.string().$type<'ALL' | 'ANY'>(),
    conditions: p.json().$type<CollectionCondition[]>(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** Time of the last change; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type CollectionEntity = InferEntity<typeof CollectionEntity>;
