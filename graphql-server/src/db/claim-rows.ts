import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The work that processes share as rows of a table with an `id`. */
interface SharedWork<Column extends string> {
  table: string;
  /** Which rows wait for a process. */
  waiting: RawBuilder<unknown>;
  /** What is claimed first has the least here. */
  orderBy: Column;
  limit: number;
  /**
   * What makes the rows wait no longer, until the process must have died: a claim is a time, not a lock, so
   * that nothing stays locked during calls of other services.
   */
  claim: Partial<Record<Column, RawBuilder<unknown> | Date>>;
}

/** The columns of a table. */
type ColumnOf<Tables, Table extends keyof Tables> = keyof Tables[Table] & string;

/**
 * Claims rows that wait to be worked on, in one statement. Any number of processes may do so at once: what
 * one of them is claiming, the others leave out. @returns the ids of the claimed rows, the first one first
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
