import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** The progress of rewriting search documents, and of feeding an external search engine: one row. */
export const SearchIndexEntity = defineEntity({
  name: 'SearchIndex',
  tableName: 'search_index',
  properties: {
    id: p.integer().primary(),
    /** The engine that was fed last; null: none yet. */
    engine: p.string().nullable(),
    /** The position of the last event that was sent. */
    position: p.bigint('string'),
    /** While the engine is being filled: the last product sent; null once it has all. */
    filledTo: p.uuid().nullable(),
    /** Products after this one have search documents by former rules; null: none has. */
    rewriteAfter: p.uuid().nullable(),
    /** A process has claimed the work until then. */
    claimedUntil: p.datetime(),
  },
});

export type SearchIndexEntity = InferEntity<typeof SearchIndexEntity>;
