import { type RawBuilder, sql } from 'kysely';
import { type Cursor, momentOf } from './paging/connection.ts';

/** When something changed last (decision 0081): `updatedFrom` matches, `updatedTo` no longer does. */
export interface UpdatedFilter {
  updatedFrom?: Date | null | undefined;
  updatedTo?: Date | null | undefined;
}

/** The conditions that a row of the table changed last in this period. */
export function updatedIn(table: string, { updatedFrom, updatedTo }: UpdatedFilter): RawBuilder<boolean>[] {
  const column = sql.ref(`${table}.updated_at`);
  return [
    ...(updatedFrom ? [sql<boolean>`${column} >= ${updatedFrom.toISOString()}::timestamptz`] : []),
    ...(updatedTo ? [sql<boolean>`${column} < ${updatedTo.toISOString()}::timestamptz`] : []),
  ];
}

/**
 * The condition that a row of the table comes after a cursor of a list in the order in which its rows
 * changed.
 */
export function updatedAfter(table: string, after: Cursor): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.updated_at`)}, ${sql.ref(`${table}.id`)})
    > (${momentOf(after)}::timestamptz, ${after.id}::uuid)`;
}

/** The cursor key of a row in such a list. */
export function updatedKey(row: { updated_at: Date | string }): string {
  return new Date(row.updated_at).toISOString();
}
