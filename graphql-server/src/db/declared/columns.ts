import type { EntitySchemaWithMeta } from '@mikro-orm/core';
import type { InferEntityProperties, InferKyselyTable, SnakeCase } from '@mikro-orm/sql';

/** An entity, whose table a rule is about. */
export type Table = EntitySchemaWithMeta;

/** The columns that the ORM never reads, such as a search document. */
type UnreadColumn<Properties> = {
  [Name in keyof Properties & string]: Properties[Name] extends { '~options': { persist: false } }
    ? SnakeCase<Name>
    : never;
}[keyof Properties & string];

/** The name of a column of an entity's table. */
export type Column<Entity extends Table> =
  (keyof InferKyselyTable<Entity> & string) | UnreadColumn<InferEntityProperties<Entity>>;

/** Columns that name a row, or that say when it was written: no rule is about them. */
type RowColumn = (typeof rowColumns)[number];
export const rowColumns = ['id', 'created_at', 'updated_at', 'version', 'actor', 'actor_id'] as const;

/**
 * The columns whose change counts, and those whose change does not, each with the reason. Where `version`
 * counts, so does each edit, and what is no edit needs no second reason.
 */
export interface ColumnChoice<Entity extends Table> {
  of: readonly (Column<Entity> | 'version')[];
  notOf?: { readonly [Name in Column<Entity>]?: string };
}

/**
 * The columns that a rule leaves out, each with the reason in a few words. A new column has to be named here
 * or by the rule: else the compiler complains.
 */
export type Excluded<Entity extends Table, Named> = Record<
  Exclude<Column<Entity>, Named | RowColumn>,
  string
>;

/** A comparison of some columns before and after an update, as SQL. */
export function differ(columns: readonly string[]): string {
  const valuesOf = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `${valuesOf('old')} is distinct from ${valuesOf('new')}`;
}

/** Any change of a row, as SQL. */
export const anyChange = 'old.* is distinct from new.*';
