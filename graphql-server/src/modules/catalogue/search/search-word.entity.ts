import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A word of the catalogue or of a synonym, as people write it. Filled by the database whenever a product
 * changes.
 */
export const SearchWordEntity = defineEntity({
  name: 'SearchWord',
  tableName: 'search_words',
  properties: {
    word: p.string().primary(),
    /** As it stands in a tsquery, in quotation marks. */
    stem: p.string(),
    /**
     * Its best place. 3: titles and kinds of things; 2: categories, colours, sizes, synonyms; 1:
     * descriptions.
     */
    weight: p.smallint(),
    /**
     * How many products have it; as of the last run of the job. 0: none, so that it is no longer suggested.
     */
    popularity: p.integer().default(1),
    /**
     * Whether so many descriptions have it that it says nothing of a product; as of the last run of the job.
     */
    isCommon: p.boolean().default(false),
  },
});

export type SearchWordEntity = InferEntity<typeof SearchWordEntity>;
