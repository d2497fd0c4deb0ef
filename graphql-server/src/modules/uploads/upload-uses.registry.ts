import { type RawBuilder, sql } from 'kysely';
import { defineRegistry } from '../../core/define-module.ts';

/** A column, of text or JSON, with URLs of uploads. Large tables have an index on its `upload_keys`. */
export interface UploadUse {
  table: string;
  column: string;
  /** SQL: who placed the order that a row belongs to. */
  orderedBy?: RawBuilder<unknown>;
}

/** All columns that shoppers' uploads get into: others lose their files after a week. */
export const uploadUses = defineRegistry<UploadUse>('uses of uploads');

/** Whether nothing uses the upload of the surrounding statement, `uploads`. */
export function isUnusedUpload(uses: readonly UploadUse[]): RawBuilder<boolean> {
  const queries = uses.map((use) => sql`not exists (${rowsWith(use)})`);
  return sql<boolean>`(${sql.join(queries, sql` and `)})`;
}

/** Whether no order of a user uses it. */
export function isUnorderedUpload(uses: readonly UploadUse[], userId: string): RawBuilder<boolean> {
  const queries = uses.flatMap((use) =>
    use.orderedBy ? [sql`not exists (${rowsWith(use)} and ${use.orderedBy} = ${userId})`] : [],
  );
  return sql<boolean>`(${sql.join(queries, sql` and `)})`;
}

function rowsWith({ table, column }: UploadUse): RawBuilder<unknown> {
  const content = sql`${sql.ref(`${table}.${column}`)}::text`;
  return sql`select from ${sql.table(table)} where ${content} like '%/uploads/%'
    and upload_keys(${content}) @> array[uploads.key]`;
}
