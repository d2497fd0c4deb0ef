import { type RawBuilder, sql } from 'kysely';

/**
 * A `tsquery` for texts that contain all words, or words that begin like them. `config`: `english` compares
 * stems and ignores words such as "the". Text without spaces is found by every two neighboring characters.
 */
export function wordsQuery(words: readonly string[], config: 'simple' | 'english'): RawBuilder<unknown> {
  return sql`to_tsquery(${sql.lit(config)}, (select string_agg(case
      when has_unspaced(word) then nullif(plainto_tsquery('simple', search_pairs(search_fold(word)))::text, '')
      else quote_literal(search_fold(word)) || ':*' end, ' & ')
    from unnest(${sql.val(words)}::text[]) word))`;
}
