import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SavedViewList } from './saved-view-rules.ts';

/** A saved view of a back office list. Without a user it is shared with all staff. */
export const SavedViewEntity = defineEntity({
  name: 'SavedView',
  tableName: 'saved_views',
  properties: {
    id: p.uuid().primary(),
    list: p.text().$type<SavedViewList>(),
    userId: p.uuid().nullable(),
    name: p.text(),
    query: p.text(),
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
  },
});

export type SavedViewEntity = InferEntity<typeof SavedViewEntity>;
