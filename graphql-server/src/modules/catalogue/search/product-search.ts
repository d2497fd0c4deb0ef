import { type RawBuilder, sql } from 'kysely';
import { isInScope, type ProductScope } from '../listing/published.ts';
import { labelled, type RankedPart, type SearchPlan } from './search-rules.ts';

/** Units that count for the ranking: beyond, another sale says nothing. */
const MAX_UNITS = 4_000_000;

/**
 * The condition that a product is found. The step is chosen among all products of the scope, whatever else is filtered:
 * what a text means doesn't change with a filter, so lists, counts and pages agree.
 */
export function isFound(plan: SearchPlan, scope: ProductScope): RawBuilder<boolean> {
  // Counted rather than asked for one: the planner would look for that one in the whole table where it expects many.
  const choices = plan.steps.map(
    (step) => sql`when (
      select count(*) from products candidate
      where ${isInScope(scope, 'candidate')} and candidate.search_document @@ ${step}::tsquery
    ) > 0 then ${step}::tsquery`,
  );
  return sql<boolean>`products.search_document @@ (select case ${sql.join(choices, sql` `)} end)`;
}

/**
 * How well a product matches, for a query with `product_sales` joined: first where it has the words, then whether it is
 * in stock, then the units sold of late, then the merchant's order. One number, so that a page can continue after it.
 */
export function relevance(plan: SearchPlan): RawBuilder<number> {
  const text = sql.join(plan.parts.map(matchOf), sql` + `);
  return sql<number>`((${text}) * 10000000 + case when stock > 0 then 5000000 else 0 end
    + least(coalesce(product_sales.units, 0), ${sql.lit(MAX_UNITS)}) + 0.9 / (1 + greatest(products.position, 0)))::float8`;
}

/** 0 to 11: its name, elsewhere in the title, its kind, its category and choices, its description; and 1 for no synonym. */
function matchOf({ own, any, head }: RankedPart): RawBuilder<number> {
  const has = (query: string) => sql`search_document @@ ${query}::tsquery`;
  return sql<number>`(case
    ${head === null ? sql`` : sql`when ${has(head)} then 10`}
    when ${has(labelled(any, 'A'))} then 8
    when ${has(labelled(any, 'B'))} then 6
    when ${has(labelled(any, 'C'))} then 4
    when ${has(any)} then 2 else 0 end + (${has(labelled(own, 'ABC'))})::int)`;
}
