import { type Expression, type QueryExecutorProvider, sql } from 'kysely';

/**
 * The limit for counting rows where no stored count exists: nobody reads more, and counting a million takes
 * too long.
 */
export const MAX_COUNT = 10_000;

export type CountPrecision = 'EXACT' | 'AT_LEAST';

/** The precision of a count by `limitedCount`, or of a stored count. */
export function precisionOf(count: number): CountPrecision {
  return count === MAX_COUNT + 1 ? 'AT_LEAST' : 'EXACT';
}

/** The number of rows of a query; 10,001 when there are more than 10,000. */
export async function limitedCount(db: QueryExecutorProvider, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${query} matching limit ${sql.lit(MAX_COUNT + 1)}) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}
