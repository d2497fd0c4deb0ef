import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInScope, type ProductScope } from '../listing/published.ts';
import type { FoundProducts } from './search-engine.ts';
import { labelled, type RankedPart, type SearchPlan, type SearchStep } from './search-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** The maximum number of units that affects the ranking. */
const MAX_UNITS = 4_000_000;

/** Up to this many matches are all ranked; of more, only those marked for it (decision 0066). */
const MAX_RANKED = 1000;

/**
 * Finds the products for a plan, in one statement; null when there are none. Chooses the step among all
 * products in the scope, without other filters: a text keeps its meaning when filters change, so lists,
 * counts and pages agree.
 */
export async function findByPlan(
  db: Kysely<CatalogueTables>,
  plan: SearchPlan,
  scope: ProductScope,
): Promise<FoundProducts | null> {
  // Each step is counted only if the ones before it found nothing.
  const choices = plan.steps.map(
    (step, index) => sql`(select array[${sql.lit(index)}, count(*)::int]
      from (select ${matching(step.query, scope)} limit ${sql.lit(MAX_RANKED + 1)}) counted having count(*) > 0)`,
  );
  const { rows } = await sql<{ chosen: [index: number, count: number] | null }>`
    select coalesce(${sql.join(choices)}) as chosen`.execute(db);
  const [index = 0, count = 0] = rows[0]?.chosen ?? [];
  const step = plan.steps[index];
  if (count === 0 || step === undefined) return null;
  const isMany = count > MAX_RANKED;
  const isFound = sql<boolean>`products.search_document @@ ${opaque(step.query)}`;
  return {
    isFound,
    // A few matches are looked up and sorted; reading the index of the list's order would scan all of it for
    // them.
    isFoundInOrder: isMany
      ? isFound
      : sql<boolean>`products.id = any(array(select candidate.id ${matching(step.query, scope)}))`,
    relevance: relevance(step),
    isRanked: isMany ? sql<boolean>`products.is_ranked` : null,
    count: isMany ? null : count,
    corrected: step.corrected,
  };
}

function matching(step: string, scope: ProductScope): RawBuilder<unknown> {
  return sql`from products candidate
    where ${isInScope(scope, 'candidate')} and candidate.search_document @@ ${opaque(step)}`;
}

/**
 * Hides a query from the planner. If the planner expected many matches, it would read the whole table,
 * because it ignores the position labels of words. Like this it expects few, and uses the search index.
 */
function opaque(step: string): RawBuilder<unknown> {
  return sql`(select ${step}::tsquery)`;
}

/**
 * Scores a match: first where the words are, then whether the product is in stock, then recent sales, then
 * the merchant's order. A single number, so that a page can continue after it; a float, because decimal
 * arithmetic took a fifth of the statement's time.
 */
function relevance({ parts }: SearchStep): RawBuilder<number> {
  const text = sql.join(parts.map(matchOf), sql` + `);
  return sql<number>`((${text}) * 10000000 + case when is_in_stock then 5000000 else 0 end
    + least(coalesce((select units from product_popularity where product_id = products.id), 0), ${sql.lit(MAX_UNITS)}) + 0.9::float8 / (1 + greatest(products.position, 0)))`;
}

/**
 * 0 to 11: product name, elsewhere in the title, product type, category and options, description; plus 1 for
 * a match without synonyms.
 */
function matchOf({ own, any, head }: RankedPart): RawBuilder<number> {
  const has = (query: string) => sql`search_document @@ ${query}::tsquery`;
  return sql<number>`(case
    ${head === null ? sql`` : sql`when ${has(head)} then 10`}
    when ${has(labelled(any, 'A'))} then 8
    when ${has(labelled(any, 'B'))} then 6
    when ${has(labelled(any, 'C'))} then 4
    when ${has(any)} then 2 else 0 end + (${has(labelled(own, 'ABC'))})::int)`;
}
