import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { RequestError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { isPublished, publishedSql } from '../listing/published.ts';
import { findByPlan } from './product-search.ts';
import type { FoundProducts, SearchEngine, SearchRequest } from './search-engine.ts';
import { nearWords, planSearch, type SearchPlan, textsToFind } from './search-rules.ts';
import { findSearchTerms } from './search-terms-query.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const MAX_TEXT = 100;

/** Checks the length of a search text. @throws RequestError BAD_REQUEST when it is too long */
export function assertSearchText(text: string): void {
  if (text.length > MAX_TEXT) {
    throw new RequestError('BAD_REQUEST', message('request.textTooLong', { max: MAX_TEXT }));
  }
}

/** A sample of this many products is enough to tell which words are common. */
const SAMPLE_SIZE = 5000;

/** The number of products that are ranked when a search finds too many. */
const RANKED_PRODUCTS = 10_000;
/** Products marked per statement. */
const BATCH = 2000;
/** Search documents written per transaction: checkouts wait for their products for at most 1.1 s. */
const REWRITTEN = 50;

/** Interprets what shoppers type, and searches the database. */
export class SearchService implements SearchEngine {
  private readonly plans = new Map<string, Promise<SearchPlan | null>>();
  private readonly results = new Map<string, Promise<FoundProducts | null>>();

  constructor(private readonly em: EntityManager) {}

  /**
   * Plans the search for a text, in one statement and once per request, because a list and its count both
   * need it. Null: nothing can be found. `isTyping`: the last word may be unfinished.
   * @throws RequestError BAD_REQUEST when the text is too long
   */
  async plan(text: string, { isTyping = false } = {}): Promise<SearchPlan | null> {
    assertSearchText(text);
    const key = `${isTyping} ${text}`;
    const plan = this.plans.get(key) ?? this.makePlan(text, isTyping);
    this.plans.set(key, plan);
    return plan;
  }

  /** Takes two statements; the conditions of the list are not used. */
  async find({ text, isTyping, scope }: SearchRequest): Promise<FoundProducts | null> {
    const plan = await this.plan(text, { isTyping });
    if (!plan) return null;
    const key = `${scope} ${isTyping} ${text}`;
    const result = this.results.get(key) ?? findByPlan(this.em.getKysely<CatalogueTables>(), plan, scope);
    this.results.set(key, result);
    return result;
  }

  async correctedText(text: string): Promise<string | null> {
    const plan = await this.plan(text);
    if (!plan?.steps.some(({ corrected }) => corrected !== null)) return null;
    const result = await this.find({ text, isTyping: false, scope: 'PUBLISHED', filter: {} });
    return result?.corrected ?? null;
  }

  /** Catalogue words with a spelling similar to a text that finds nothing, nearest first. */
  async nearWords(text: string): Promise<string[]> {
    const words = searchWords(text);
    if (words.length === 0) return [];
    return nearWords(words, await findSearchTerms(this.em.getKysely<CatalogueTables>(), words, ''));
  }

  /**
   * Counts the products with each word. A word that no product contains any more is unknown, unless its
   * synonyms find any. A word in a fifth of all descriptions but in no name is no longer searched. In a large
   * catalogue, it counts a sample.
   */
  async countWords(): Promise<void> {
    const db = this.em.getKysely<CatalogueTables>();
    const { total } = await db
      .selectFrom('products')
      .where(isPublished())
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const share = Math.min(1, SAMPLE_SIZE / Math.max(1, Number(total)));
    const documents = `select search_document from products tablesample system (${100 * share}) where ${publishedSql()}`;
    await sql`
      with synonyms as materialized (select stems, finds_any(stems) from search_synonyms)
      update search_words set popularity = counted.popularity, is_common = counted.is_common
      from (
        select word,
          greatest(
            round(coalesce(ndoc, 0) / ${share}::float8),
            coalesce(synonym.finds_any, ${share < 1})::int
          )::int as popularity,
          weight = 1 and coalesce(ndoc, 0) > greatest(100, 0.2 * ${share * Number(total)}) as is_common
        from (select word, stem, weight from search_words) known
        left join (select '''' || word || '''' as stem, ndoc from ts_stat(${documents})) found using (stem)
        left join (
          select stem, bool_or(finds_any) as finds_any from synonyms, unnest(stems) stem group by stem
        ) synonym using (stem)
      ) counted
      where search_words.word = counted.word
        and (search_words.popularity, search_words.is_common) is distinct from (counted.popularity, counted.is_common)
    `.execute(db);
  }

  /**
   * Rewrites the search documents after an upgrade that changed their rules, in batches, and the named
   * options of variants that a process of the former version wrote before the new rules applied. Continues
   * after the last batch of a process that died. Several processes may call it at once; one of them writes a
   * batch.
   */
  async rewriteDocuments(): Promise<void> {
    let isDone = false;
    while (!isDone) isDone = await retryTransaction(this.em, rewriteBatch);
  }

  /**
   * Marks the products to rank when a search finds too many: best sellers, then the first in the merchant's
   * order. New products count as ranked until the next run. In a smaller shop, all products are ranked.
   */
  async markRanked(): Promise<void> {
    let marked: number;
    do marked = await this.markSome();
    while (marked === BATCH);
  }

  /** @returns how many products changed their mark */
  private async markSome(): Promise<number> {
    const inOrder = sql`select id from products where ${isPublished()} order by position, id limit ${RANKED_PRODUCTS}`;
    const { numAffectedRows = 0n } = await sql`
      with sold as materialized (
        select id from product_popularity join products on id = product_id
        where units > 0 and ${isPublished()} order by units desc, product_id desc limit ${RANKED_PRODUCTS}
      ), best as materialized (
        select id from sold
        union all
        (select id from (${inOrder}) first where id not in (select id from sold)
          limit ${RANKED_PRODUCTS} - (select count(*) from sold))
      ), wrong as (
        (select id from products where ${isPublished()} and is_ranked and id not in (select id from best))
        union all
        (select products.id from best join products using (id) where not is_ranked)
        limit ${BATCH}
      ), locked as (
        select id from products where id in (select id from wrong) for no key update skip locked
      )
      update products set is_ranked = not is_ranked from locked where products.id = locked.id
    `.execute(this.em.getKysely<CatalogueTables>());
    return Number(numAffectedRows);
  }

  private async makePlan(text: string, isTyping: boolean): Promise<SearchPlan | null> {
    const words = searchWords(text);
    if (words.length === 0) return null;
    const db = this.em.getKysely<CatalogueTables>();
    const terms = await findSearchTerms(db, textsToFind(words), words.at(-1) ?? '');
    return planSearch(words, terms, { isTyping });
  }
}

/** Rewrites the next documents. @returns whether all are, or another process rewrites some */
async function rewriteBatch(em: EntityManager): Promise<boolean> {
  const { rows } = await sql<{ rewrite_after: string | null }>`
    with progress as materialized (
      select id, rewrite_after from search_index where rewrite_after is not null for no key update skip locked
    ), batch as materialized (
      select products.id, other_options from progress join products on products.id > progress.rewrite_after
      order by products.id limit ${sql.lit(REWRITTEN)} for no key update of products
    ), rewritten as (
      update products set title = title from batch where products.id = batch.id returning products.id
    ), named as (
      update product_variants set others = others from batch where product_id = batch.id
        and named_others is distinct from named_options(batch.other_options, others)
    )
    update search_index set rewrite_after = (select id from rewritten order by id desc limit 1)
    from progress where search_index.id = progress.id
    returning search_index.rewrite_after`.execute(em.getKysely<CatalogueTables>());
  return !rows[0]?.rewrite_after;
}
