import { type Expression, type QueryExecutorProvider, sql } from 'kysely';

/**
 * How far the rows of a list are counted where no kept number answers: nobody reads more, and counting all of
 * a million takes too long.
 */
export const MAX_COUNT = 10_000;

/** Whether a count is that of all rows, or there are at least so many. */
export type CountPrecision = 'EXACT' | 'AT_LEAST';

/** How exact a count of `limitedCount` is, or one that is kept. */
export function precisionOf(count: number): CountPrecision {
  return count === MAX_COUNT + 1 ? 'AT_LEAST' : 'EXACT';
}

/** How many rows a query has; 10,001 when there are more than 10,000. */
export async function limitedCount(db: QueryExecutorProvider, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${query} matching limit ${sql.lit(MAX_COUNT + 1)}) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}
