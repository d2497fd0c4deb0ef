import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isInScope, type ProductScope } from '../listing/published.ts';
import type { FoundProducts } from './search-engine.ts';
import { labelled, type RankedPart, type SearchPlan } from './search-rules.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Units that count for the ranking: beyond, another sale says nothing. */
const MAX_UNITS = 4_000_000;

/** Of so many matches each is ranked; of more, those that are marked for it (decision 0066). */
const MAX_RANKED = 1000;

/**
 * What a plan finds in the scope, in one statement; null when that is nothing. The step is chosen among all
 * products of the scope, whatever else is filtered: what a text means doesn't change with a filter, so lists,
 * counts and pages agree.
 */
export async function findByPlan(
  db: Kysely<CatalogueTables>,
  plan: SearchPlan,
  scope: ProductScope,
): Promise<FoundProducts | null> {
  // Each is counted only when those before it have found nothing.
  const choices = plan.steps.map(
    (step, index) => sql`(select array[${sql.lit(index)}, count(*)::int]
      from (select ${matching(step, scope)} limit ${sql.lit(MAX_RANKED + 1)}) counted having count(*) > 0)`,
  );
  const { rows } = await sql<{ chosen: [index: number, count: number] | null }>`
    select coalesce(${sql.join(choices)}) as chosen`.execute(db);
  const [index = 0, count = 0] = rows[0]?.chosen ?? [];
  const step = plan.steps[index];
  if (count === 0 || step === undefined) return null;
  const isMany = count > MAX_RANKED;
  const isFound = sql<boolean>`products.search_document @@ ${opaque(step)}`;
  return {
    isFound,
    // Few are looked up and sorted: an index in the order of the list would be read to its end for them.
    isFoundInOrder: isMany
      ? isFound
      : sql<boolean>`products.id = any(array(select candidate.id ${matching(step, scope)}))`,
    relevance: relevance(plan),
    isRanked: isMany ? sql<boolean>`products.is_ranked` : null,
    count: isMany ? null : count,
  };
}

function matching(step: string, scope: ProductScope): RawBuilder<unknown> {
  return sql`from products candidate
    where ${isInScope(scope, 'candidate')} and candidate.search_document @@ ${opaque(step)}`;
}

/**
 * A query that the planner doesn't see: it would read the whole table where it expects many matches, and
 * knows nothing of the places where words must be. So it expects few, and reads the index of words.
 */
function opaque(step: string): RawBuilder<unknown> {
  return sql`(select ${step}::tsquery)`;
}

/**
 * How well a product matches: first where it has the words, then whether it is in stock, then the units sold
 * of late, then the merchant's order. One number, so that a page can continue after it, and a float, because
 * decimal arithmetic took a fifth of the statement's time.
 */
function relevance(plan: SearchPlan): RawBuilder<number> {
  const text = sql.join(plan.parts.map(matchOf), sql` + `);
  return sql<number>`((${text}) * 10000000 + case when stock > 0 then 5000000 else 0 end
    + least(coalesce((select units from product_popularity where product_id = products.id), 0), ${sql.lit(MAX_UNITS)}) + 0.9::float8 / (1 + greatest(products.position, 0)))`;
}

/**
 * 0 to 11: its name, elsewhere in the title, its kind, its category and choices, its description; and 1 for
 * no synonym.
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
