import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** How far an outside search engine has been fed: one row (decision 0066). */
export const SearchIndexEntity = defineEntity({
  name: 'SearchIndex',
  tableName: 'search_index',
  properties: {
    id: p.integer().primary(),
    /** Which engine it is; null: none was fed yet. */
    engine: p.string().nullable(),
    /** Up to which position of the events it knows of changes. */
    position: p.bigint('string'),
    /** While it is filled: the last product that it was given; null once it has all. */
    filledTo: p.uuid().nullable(),
    /** Until when a process feeds it. */
    claimedUntil: p.datetime(),
  },
});

export type SearchIndexEntity = InferEntity<typeof SearchIndexEntity>;
