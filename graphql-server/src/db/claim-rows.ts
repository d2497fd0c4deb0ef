import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Work that processes share, as rows of a table with an `id`. */
interface SharedWork<Column extends string> {
  table: string;
  /** Which rows are waiting. */
  waiting: RawBuilder<unknown>;
  /** Rows with the lowest value here are claimed first. */
  orderBy: Column;
  limit: number;
  /**
   * Marks the rows as claimed until the process must have died. A claim is a time, not a lock, so that
   * nothing stays locked during calls to other services.
   */
  claim: Partial<Record<Column, RawBuilder<unknown> | Date>>;
}

type ColumnOf<Tables, Table extends keyof Tables> = keyof Tables[Table] & string;

/**
 * Claims waiting rows in one statement. Any number of processes can do so at once: each skips the rows that
 * others are claiming. @returns the ids of the claimed rows, in order
 */
export async function claimRows<Tables, Table extends keyof Tables & string>(
  db: Kysely<Tables>,
  { table, waiting, orderBy, limit, claim }: SharedWork<ColumnOf<Tables, Table>> & { table: Table },
): Promise<string[]> {
  const changes = Object.entries<RawBuilder<unknown> | Date | undefined>(claim).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  const { rows } = await sql<{ id: string }>`
    with next as (
      select id, ${sql.ref(orderBy)} as place from ${sql.table(table)}
      where ${waiting} order by ${sql.ref(orderBy)} limit ${limit}
      for no key update skip locked
    ), claimed as (
      update ${sql.table(table)} set ${sql.join(changes)} from next where ${sql.ref(`${table}.id`)} = next.id returning next.id, next.place
    )
    select id from claimed order by place`.execute(db);
  return rows.map(({ id }) => id);
}
