import { expect } from 'vitest';
import type { EntityManager } from '../db/database.ts';
import type { Column, Table } from '../db/declared/columns.ts';

type Row = Readonly<Record<string, unknown>>;

/** Where a column appears, and in which form, computed from the whole row; by default the value itself. */
interface Shown {
  at: string;
  as: (row: Row) => unknown;
}

/** The decision about a column: it appears somewhere, or is omitted for a reason. */
type Decision = Shown | { not: string };

/** A decision about each column: a new column does not compile without one. */
export type ColumnDecisions<Entity extends Table> = Readonly<Record<Column<Entity>, Decision>>;

/** The column appears at a path such as `totals.subtotal`. */
export function shown(at: string, as?: (row: Row) => unknown): (column: string) => Shown {
  return (column) => ({ at, as: as ?? ((row) => row[column]) });
}

export const not = (reason: string) => (): Decision => ({ not: reason });

/** Resolves decisions that depend on the column's name. */
export function decide<Entity extends Table>(
  _entity: Entity,
  decisions: Readonly<Record<Column<Entity>, (column: string) => Decision>>,
): ColumnDecisions<Entity> {
  return Object.fromEntries(
    Object.entries<(column: string) => Decision>(decisions).map(([column, of]) => [column, of(column)]),
  ) as ColumnDecisions<Entity>;
}

/** A row as JSON; `condition` selects it. */
export async function rowOf(em: EntityManager, entity: Table, condition: string): Promise<Row> {
  const [result] = await em.execute<{ row: Row }[]>(
    `select to_jsonb(found) as row from ${entity.meta.tableName} found where ${condition}`,
  );
  if (!result) throw new Error(`No row of ${entity.meta.tableName} where ${condition}`);
  return result.row;
}

/**
 * Expects each column to appear where it is declared. The row must have a value in all of these: null would
 * prove nothing.
 */
export function expectColumns<Entity extends Table>(
  row: Row,
  seen: unknown,
  decisions: ColumnDecisions<Entity>,
): void {
  const places = Object.entries<Decision>(decisions).flatMap(([column, decision]) =>
    'at' in decision ? [{ column, ...decision }] : [],
  );
  expect(places.filter(({ column }) => row[column] === null).map(({ column }) => column)).toEqual([]);
  expect(Object.fromEntries(places.map(({ column, at }) => [column, valueAt(seen, at)]))).toEqual(
    Object.fromEntries(places.map(({ column, as }) => [column, as(row)])),
  );
}

const valueAt = (value: unknown, path: string) =>
  path.split('.').reduce<unknown>((whole, key) => (whole as Row | undefined)?.[key], value);
