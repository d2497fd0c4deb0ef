import { type Kysely, type RawBuilder, sql } from 'kysely';
import { unseenArray } from '../../../db/unseen-array.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** A word of a search, or two neighbours, with what the shop knows about it. Stems are parts of a tsquery. */
export interface SearchTerm {
  text: string;
  /** Empty for words such as "the", which find nothing. */
  stem: string;
  synonyms: string[];
  /** Whether the catalogue or a synonym has the word, letter by letter. */
  isWord: boolean;
  /** Whether they have a word with the same stem. */
  isStem: boolean;
  /** Whether too many descriptions have it to say anything of a product. */
  isCommon: boolean;
  /** Stems of the words that begin with it, and of their synonyms. */
  completions: string[];
  /** Words that are spelt alike; only of a term that is no word itself. */
  near: NearWord[];
}

/** A word that a misspelt one may mean. */
export interface NearWord {
  word: string;
  stem: string;
  synonyms: string[];
  /** Its best place, 1 to 3, see `SearchWordEntity`. */
  weight: number;
  popularity: number;
}

/** More words begin with two letters than anyone wants to see. */
const MAX_COMPLETIONS = 40;
const MAX_NEAR = 12;

const synonymsOf = (stem: ReturnType<typeof sql>) => sql`array(
  select distinct other from search_synonyms, unnest(stems) other where stems @> array[${stem}] and other <> ${stem})`;

/** Not `exists`, for which the planner, who expects ten texts, would read all words and hash them. */
const hasWord = (condition: RawBuilder<unknown>) =>
  sql`(select true from search_words where ${condition} limit 1) is not null`;

/** Looks up single words and phrases by their text, in one statement. Only `last` is completed. */
export async function findSearchTerms(
  db: Kysely<CatalogueTables>,
  texts: readonly string[],
  last: string,
): Promise<Map<string, SearchTerm>> {
  const stem = sql.ref('asked.stem');
  const query = sql<SearchTerm>`
    select asked.text, asked.stem, known."isWord", known."isStem", known."isCommon",
      ${synonymsOf(stem)} as synonyms,
      array(
        select distinct unnest(array_prepend(begun.stem, ${synonymsOf(sql.ref('begun.stem'))})) from (
          select stem from search_words
          where asked.text = ${last} and length(asked.text) > 1 and word like asked.text || '%' and popularity > 0
          group by stem order by max(weight) desc, max(popularity) desc limit ${MAX_COMPLETIONS}
        ) begun
      ) as completions,
      coalesce((
        select json_agg(alike) from (
          select word, stem, weight, popularity, to_json(${synonymsOf(sql.ref('near.stem'))}) as synonyms
          from search_words near
          where not known."isWord" and position(' ' in asked.text) = 0 and word % asked.text and popularity > 0
          order by similarity(word, asked.text) desc, word limit ${MAX_NEAR}
        ) alike), '[]') as near
    from (select text, search_stem(text) as stem from unnest(${unseenArray(texts, 'text')}) text) asked
    cross join lateral (select
      ${hasWord(sql`word = asked.text`)} as "isWord",
      ${hasWord(sql`stem = asked.stem`)} as "isStem",
      ${hasWord(sql`stem = asked.stem and is_common`)} as "isCommon") known`;
  const { rows } = await query.execute(db);
  return new Map(rows.map((row) => [row.text, row]));
}
