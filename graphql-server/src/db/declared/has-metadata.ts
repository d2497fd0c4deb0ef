import type { Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** Deletes a row's metadata with it (decision 0084): metadata has several owners, and no foreign key. */
export function hasMetadata(entity: Table): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary: 'Deletes the metadata of a deleted row.',
    objects: [
      databaseObject(`create trigger ${table}_delete_metadata after delete on ${table}
  for each row execute function delete_metadata()`),
    ],
  };
}

/** What `hasMetadata` calls. */
export const metadataFunctions: readonly Rule[] = [
  rule(null, 'Deletes the metadata of a deleted row.', [
    `create function delete_metadata() returns trigger language plpgsql as $$
begin
  delete from metadata where owner_id = old.id;
  return null;
end $$`,
  ]),
];
