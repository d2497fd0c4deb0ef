import { type Column, differ, type Excluded, type Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** Gives a row a new version with each edit, so that nobody overwrites another's edit (decision 0036). */
export function versioned<Entity extends Table, const Edited extends string>(
  entity: Entity,
  columns: { edited: readonly (Edited & Column<Entity>)[]; notEdited: Excluded<Entity, Edited> },
): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary:
      'Gives the row a new version with each edit, so that nobody overwrites an edit of somebody else.',
    objects: [
      databaseObject(`create trigger ${table}_edited before update of ${columns.edited.join(', ')} on ${table}
  for each row when (${differ(columns.edited)}) execute function note_edit()`),
    ],
    columns: { named: columns.edited, excluded: columns.notEdited },
  };
}

/** Makes adding, removing or changing rows count as an edit of the parent row. */
export function editsWhole<Entity extends Table>(
  entity: Entity,
  whole: Table,
  reference: Column<Entity>,
  on: readonly ('insert' | 'update' | 'delete')[] = ['insert', 'delete'],
): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary: `Counts ${on.join(', ')} as an edit of the row of ${whole.meta.tableName} (${reference}).`,
    objects: on.map((operation) =>
      databaseObject(`create trigger ${table}_${operation}_edited after ${operation} on ${table}
  referencing ${operation === 'delete' ? 'old' : 'new'} table as parts
  for each statement execute function note_edit_of_whole('${whole.meta.tableName}', '${reference}')`),
    ),
  };
}

/** Functions that `versioned` and `editsWhole` call. */
export const versionFunctions: readonly Rule[] = [
  rule(null, 'Writes a new version: the transaction, so that several changes of one edit are one version.', [
    `create function note_edit() returns trigger language plpgsql as $$
begin
  new.version := txid_current();
  return new;
end $$`,
    `create function note_edit_of_whole() returns trigger language plpgsql as $$
begin
  execute format('update %I set version = txid_current()
    where id in (select %I from parts) and version <> txid_current()', tg_argv[0], tg_argv[1]);
  return null;
end $$`,
  ]),
];
