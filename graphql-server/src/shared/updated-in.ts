import { type RawBuilder, sql } from 'kysely';
import { type Cursor, momentOf } from './paging/connection.ts';

/** When something last changed (decision 0081): `updatedFrom` is included, `updatedTo` is not. */
export interface UpdatedFilter {
  updatedFrom?: Date | null | undefined;
  updatedTo?: Date | null | undefined;
}

/** SQL conditions for a row of the table that last changed in this period. */
export function updatedIn(table: string, { updatedFrom, updatedTo }: UpdatedFilter): RawBuilder<boolean>[] {
  const column = sql.ref(`${table}.updated_at`);
  return [
    ...(updatedFrom ? [sql<boolean>`${column} >= ${updatedFrom.toISOString()}::timestamptz`] : []),
    ...(updatedTo ? [sql<boolean>`${column} < ${updatedTo.toISOString()}::timestamptz`] : []),
  ];
}

/** An SQL condition for a row of the table after a cursor, in a list in the order of changes. */
export function updatedAfter(table: string, after: Cursor): RawBuilder<boolean> {
  return sql`(${sql.ref(`${table}.updated_at`)}, ${sql.ref(`${table}.id`)})
    > (${momentOf(after)}::timestamptz, ${after.id}::uuid)`;
}

/** A row's cursor key in such a list. */
export function updatedKey(row: { updated_at: Date | string }): string {
  return new Date(row.updated_at).toISOString();
}
