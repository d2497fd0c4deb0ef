import { type Kysely, type RawBuilder, sql } from 'kysely';
import { unseenArray } from '../../../db/unseen-array.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * One or two neighboring words of a search, with what the shop knows about them. Stems are parts of a
 * tsquery.
 */
export interface SearchTerm {
  text: string;
  /** In lower case and without accents, as `SearchWordEntity.word`. */
  folded: string;
  /** Empty for words such as "the", which find nothing. */
  stem: string;
  synonyms: string[];
  /** Whether a product, or a group of synonyms that finds any, has exactly this word. */
  isWord: boolean;
  /** Whether they have a word with the same stem. */
  isStem: boolean;
  /** Whether too many descriptions contain it for it to be meaningful. */
  isCommon: boolean;
  /** Stems of words that start with it, and of their synonyms. */
  completions: string[];
  /** The stems of two words that it is composed of; only for a term that is not a word itself. */
  compound: string | null;
  /** Words with a similar spelling; only for a term that is not a word itself. */
  near: NearWord[];
}

/** A possible correction of a misspelled word. */
export interface NearWord {
  word: string;
  /** As the catalogue writes it. */
  spelling: string;
  stem: string;
  synonyms: string[];
  /** 1 to 3, see `SearchWordEntity`. */
  weight: number;
  popularity: number;
}

/** Two letters have more completions than anyone wants to see. */
const MAX_COMPLETIONS = 40;
const MAX_NEAR = 12;
/** The letters that each half of a compound has at least: arm and chair. */
const MIN_HALF = 3;

const synonymsOf = (stem: ReturnType<typeof sql>) => sql`array(
  select distinct other from search_synonyms, unnest(stems) other where stems @> array[${stem}] and other <> ${stem})`;

/**
 * Popularity counts published products; staff search the others, too. Not `exists`: the planner expects ten
 * texts, and would read and hash all words.
 */
const hasWord = (condition: RawBuilder<unknown>) =>
  sql`(select true from search_words where ${condition} and (popularity > 0 or finds_any(array[stem])) limit 1) is not null`;

/** Looks up single words and phrases by their text, in one statement. Only `last` is completed. */
export async function findSearchTerms(
  db: Kysely<CatalogueTables>,
  texts: readonly string[],
  last: string,
): Promise<Map<string, SearchTerm>> {
  const stem = sql.ref('asked.stem');
  const query = sql<SearchTerm>`
    select asked.text, asked.folded, asked.stem, known."isWord", known."isStem", known."isCommon",
      ${synonymsOf(stem)} as synonyms,
      array(
        select distinct unnest(array_prepend(begun.stem, ${synonymsOf(sql.ref('begun.stem'))})) from (
          select stem from search_words
          where asked.text = ${last} and length(asked.text) > 1 and word like asked.folded || '%' and popularity > 0
          group by stem order by max(weight) desc, max(popularity) desc limit ${MAX_COMPLETIONS}
        ) begun
      ) as completions,
      (
        select stems from (
          select (select stem from search_words where word = left(asked.folded, cut) and popularity > 0) || ' & '
            || (select stem from search_words where word = substr(asked.folded, cut + 1) and popularity > 0 and weight = 3) as stems
          from generate_series(${sql.lit(MIN_HALF)}, length(asked.folded) - ${sql.lit(MIN_HALF)}) cut
          where not known."isWord" and position(' ' in asked.text) = 0
        ) halves where stems is not null limit 1
      ) as compound,
      coalesce((
        select json_agg(alike) from (
          select word, coalesce(spelling, word) as spelling, stem, weight, popularity, to_json(${synonymsOf(sql.ref('near.stem'))}) as synonyms
          from search_words near
          where not known."isWord" and position(' ' in asked.text) = 0 and word % asked.folded and popularity > 0
          order by similarity(word, asked.folded) desc, word limit ${MAX_NEAR}
        ) alike), '[]') as near
    from (select text, search_fold(text) as folded, search_stem(text) as stem from unnest(${unseenArray(texts, 'text')}) text) asked
    cross join lateral (select
      ${hasWord(sql`word = asked.folded`)} as "isWord",
      ${hasWord(sql`stem = asked.stem`)} as "isStem",
      ${hasWord(sql`stem = asked.stem and is_common`)} as "isCommon") known`;
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.text, row]));
}
