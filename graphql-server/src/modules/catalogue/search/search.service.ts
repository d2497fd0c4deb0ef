import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { planSearch, type SearchPlan, textsToFind } from './search-rules.ts';
import { findSearchTerms } from './search-terms-query.ts';

/** So many products are enough to tell which words are usual. */
const SAMPLE = 5000;

/** Understands what shoppers type. */
export class SearchService {
  private readonly plans = new Map<string, Promise<SearchPlan | null>>();

  constructor(private readonly em: EntityManager) {}

  /**
   * What a text searches for, in one statement and once per request, since a list and its count both need it. Null: it
   * can find nothing. `isTyping`: the last word may be unfinished.
   */
  plan(text: string, { isTyping = false } = {}): Promise<SearchPlan | null> {
    const key = `${isTyping} ${text}`;
    const known = this.plans.get(key) ?? this.makePlan(text, isTyping);
    this.plans.set(key, known);
    return known;
  }

  /**
   * Counts the products that have each word: what none has any more is no longer suggested, and what a fifth of all
   * descriptions say, and nothing else, is no longer searched for. Of a large catalogue it counts a sample.
   */
  async countWords(): Promise<void> {
    const db = this.em.getKysely<Database>();
    const { total } = await db
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const share = Math.min(1, SAMPLE / Math.max(1, Number(total)));
    const documents = `select search_document from products tablesample system (${100 * share}) where deleted_at is null`;
    await sql`
      update search_words set popularity = counted.popularity, is_common = counted.is_common
      from (
        select word,
          greatest(round(coalesce(ndoc, 0) / ${share}::float8), ${share < 1 ? 1 : 0})::int as popularity,
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
