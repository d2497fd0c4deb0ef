import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferEntityProperties, InferKyselyTable, SnakeCase } from '@mikro-orm/sql';

export type Table = EntitySchemaWithMeta;

/** Columns that the ORM never reads, such as a search document. */
type UnreadColumn<Properties> = {
  [Name in keyof Properties & string]: Properties[Name] extends { '~options': { persist: false } }
    ? SnakeCase<Name>
    : never;
}[keyof Properties & string];

/** The name of a column of an entity's table. */
export type Column<Entity extends Table> =
  (keyof InferKyselyTable<Entity> & string) | UnreadColumn<InferEntityProperties<Entity>>;

/** Columns that identify a row or say when it was written: rules do not list them. */
type RowColumn = (typeof rowColumns)[number];
export const rowColumns = ['id', 'created_at', 'updated_at', 'version', 'actor', 'actor_id'] as const;

/**
 * The columns whose changes count, and those whose changes do not, each with the reason. With `version`,
 * exactly the edits count, and columns that are no edit need no second reason.
 */
export interface ColumnChoice<Entity extends Table> {
  of: readonly (Column<Entity> | 'version')[];
  notOf?: { readonly [Name in Column<Entity>]?: string };
}

/**
 * The columns that a rule excludes, each with a short reason. The compiler requires every new column to be
 * listed here or in the rule.
 */
export type Excluded<Entity extends Table, Named> = Record<
  Exclude<Column<Entity>, Named | RowColumn>,
  string
>;

/** SQL that compares some columns before and after an update. */
export function differ(columns: readonly string[]): string {
  const valuesOf = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${valuesOf('old')} is distinct from ${valuesOf('new')}`;
}

/** SQL for any change of a row. */
export const anyChange = 'old.* is distinct from new.*';
