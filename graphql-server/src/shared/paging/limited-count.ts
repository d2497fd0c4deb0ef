import { type Expression, type QueryExecutorProvider, sql } from 'kysely';

/** How far the rows of a list are counted where no kept number answers: nobody reads more, and counting all of a million takes too long. */
const MAX_COUNT = 10_000;

/** How many rows a query has; 10,001 when there are more than 10,000. */
export async function limitedCount(db: QueryExecutorProvider, query: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from ${query} matching limit ${sql.lit(MAX_COUNT + 1)}) counted
  `.execute(db);
  return rows[0]?.count ?? 0;
}
