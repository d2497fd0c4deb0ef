import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { RequestError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { isPublished, publishedSql } from '../listing/published.ts';
import { nearWords, planSearch, type SearchPlan, textsToFind } from './search-rules.ts';
import { findSearchTerms } from './search-terms-query.ts';

const MAX_TEXT = 100;

/** Checks the length of a search text. @throws RequestError BAD_REQUEST when it is too long */
export function assertSearchText(text: string): void {
  if (text.length > MAX_TEXT) {
    throw new RequestError('BAD_REQUEST', message('request.textTooLong', { max: MAX_TEXT }));
  }
}

/** So many products are enough to tell which words are usual. */
const SAMPLE_SIZE = 5000;

/** Understands what shoppers type. */
export class SearchService {
  private readonly plans = new Map<string, Promise<SearchPlan | null>>();

  constructor(private readonly em: EntityManager) {}

  /**
   * What a text searches for, in one statement and once per request, since a list and its count both need it. Null: it
   * can find nothing. `isTyping`: the last word may be unfinished.
   * @throws RequestError BAD_REQUEST when the text is too long
   */
  async plan(text: string, { isTyping = false } = {}): Promise<SearchPlan | null> {
    assertSearchText(text);
    const key = `${isTyping} ${text}`;
    const plan = this.plans.get(key) ?? this.makePlan(text, isTyping);
    this.plans.set(key, plan);
    return plan;
  }

  /** Words of the catalogue that are spelt like those of a text that finds nothing, nearest first. */
  async nearWords(text: string): Promise<string[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    return nearWords(words, await findSearchTerms(this.em.getKysely<Database>(), words, ''));
  }

  /**
   * Counts the products that have each word. A word that neither a product nor a synonym has any more is no longer
   * suggested; one that a fifth of all descriptions have, and nothing is called, is no longer searched for. Of a large
   * catalogue it counts a sample.
   */
  async countWords(): Promise<void> {
    const db = this.em.getKysely<Database>();
    const { total } = await db
      .selectFrom('products')
      .where(isPublished())
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const share = Math.min(1, SAMPLE_SIZE / Math.max(1, Number(total)));
    const documents = `select search_document from products tablesample system (${100 * share}) where ${publishedSql()}`;
    await sql`
      update search_words set popularity = counted.popularity, is_common = counted.is_common
      from (
        select word,
          greatest(
            round(coalesce(ndoc, 0) / ${share}::float8),
            case when ${share < 1} or exists (select from search_synonyms where stems @> array[stem]) then 1 else 0 end
          )::int as popularity,
          weight = 1 and coalesce(ndoc, 0) > greatest(100, 0.2 * ${share * Number(total)}) as is_common
        from (select word, stem, weight from search_words) known
        left join (select '''' || word || '''' as stem, ndoc from ts_stat(${documents})) found using (stem)
      ) counted
      where search_words.word = counted.word
        and (search_words.popularity, search_words.is_common) is distinct from (counted.popularity, counted.is_common)
    `.execute(db);
  }

  private async makePlan(text: string, isTyping: boolean): Promise<SearchPlan | null> {
    const words = searchWords(text);
    if (words.length === 0) return null;
    const db = this.em.getKysely<Database>();
    const terms = await findSearchTerms(db, textsToFind(words), words.at(-1) ?? '');
    return planSearch(words, terms, { isTyping });
  }
}
