import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/**
 * A word of the catalogue or of a synonym, in lower case and without accents. The database updates the words
 * whenever a product changes.
 */
export const SearchWordEntity = defineEntity({
  name: 'SearchWord',
  tableName: 'search_words',
  properties: {
    word: p.string().primary(),
    /** As the catalogue writes it, if that is not the same. */
    spelling: p.string().nullable(),
    /** As part of a tsquery, in quotation marks. */
    stem: p.string(),
    /**
     * Where the word occurs. 3: titles and synonyms; 2: product types, brands, tags, materials, categories
     * and options; 1: descriptions.
     */
    weight: p.smallint(),
    /**
     * The number of products with this word, as of the last run of the job. Words with 0 are no longer
     * suggested.
     */
    popularity: p.integer().default(1),
    /** Whether so many descriptions contain it that it is meaningless, as of the last run of the job. */
    isCommon: p.boolean().default(false),
  },
});

export type SearchWordEntity = InferEntity<typeof SearchWordEntity>;
