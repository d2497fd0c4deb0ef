import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** Words and phrases with the same meaning in searches. The database derives their stems. */
export const SearchSynonymEntity = defineEntity({
  name: 'SearchSynonym',
  tableName: 'search_synonyms',
  properties: {
    id: p.uuid().primary(),
    words: p.json().$type<string[]>(),
    version: p.bigint('string').default('0'),
    stems: p.array().persist(false).default([]),
  },
});

export type SearchSynonymEntity = InferEntity<typeof SearchSynonymEntity>;
