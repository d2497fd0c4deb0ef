import { anyChange, type Column, type ColumnChoice, differ, type Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** SQL for the time of a change, in whole milliseconds like cursors. */
export const NOW = `date_trunc('milliseconds', clock_timestamp())`;

/** Records when a row last changed, for programs that fetch changes (decision 0081). */
export function updateTimes<Entity extends Table>(entity: Entity, columns?: ColumnChoice<Entity>): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary: `Writes updated_at when ${columns ? columns.of.join(', ') : 'anything'} changes.`,
    objects: [
      // Without a column list, so that it sees the version that the previous trigger wrote.
      databaseObject(`create trigger ${table}_updated before update on ${table}
  for each row when (${columns ? differ(columns.of) : anyChange}) execute function note_update()`),
    ],
    ...(columns && { columns: { named: columns.of, excluded: columns.notOf ?? {} } }),
  };
}

/** Makes changes of a table's rows, or of some columns, count as changes of the parent row. */
export function updatesWhole<Entity extends Table>(
  entity: Entity,
  whole: Table,
  reference: Column<Entity>,
  columns?: ColumnChoice<Entity>,
): Rule {
  const table = entity.meta.tableName;
  const update = `execute function note_update_of_whole('${whole.meta.tableName}', '${reference}')`;
  const of = columns ? ` of ${columns.of.join(', ')}` : '';
  return {
    table,
    summary: `Writes updated_at of the row of ${whole.meta.tableName} (${reference}) with each change${of}.`,
    objects: [
      databaseObject(`create trigger ${table}_part_updated after update${of} on ${table}
  for each row when (${anyChange}) ${update}`),
      databaseObject(`create trigger ${table}_part_changed after insert or delete on ${table}
  for each row ${update}`),
    ],
    ...(columns && { columns: { named: columns.of, excluded: columns.notOf ?? {} } }),
  };
}

/** Functions that `updateTimes` and `updatesWhole` call. */
export const updateFunctions: readonly Rule[] = [
  rule(
    null,
    'Writes the time of the change. A transaction that waited for the row began earlier, and would set the time back.',
    [
      `create function note_update() returns trigger language plpgsql as $$
begin
  new.updated_at := ${NOW};
  return new;
end $$`,
    ],
  ),
  rule(null, 'The same for a whole, unless the transaction has written it already.', [
    `create function note_update_of_whole() returns trigger language plpgsql as $$
begin
  execute format('update %I set updated_at = date_trunc(''milliseconds'', clock_timestamp())
    where id = $1 and xmin <> pg_current_xact_id()::xid', tg_argv[0])
    using (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::uuid;
  return null;
end $$`,
  ]),
];
