import type { Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** What a metadata change means for its row, in SQL about the row's id, `owner`. */
interface MetadataOwner {
  /** The owner's type in the metadata table. */
  kind: string;
  /** PL/pgSQL statements that make it count as a change of the row: timestamps and events. */
  changed: string;
  /** A query for the row's names in the audit log: subject, id, name, part and the part's name. */
  audited: string;
}

/**
 * Deletes a row's metadata together with the row (decision 0084): metadata has several types of owners, so it
 * has no foreign key. The triggers of `metadata` call the functions by owner type.
 */
export function hasMetadata(entity: Table, { kind, changed, audited }: MetadataOwner): Rule {
  const table = entity.meta.tableName;
  const name = kind.toLowerCase();
  return {
    table,
    summary: 'Deletes the metadata of a deleted row; its changes are changes of the row.',
    objects: [
      databaseObject(`create trigger ${table}_delete_metadata after delete on ${table}
  for each row execute function delete_metadata()`),
      databaseObject(`create function ${name}_metadata_changed(owner uuid) returns void language plpgsql as $$
begin
  ${changed}
end $$`),
      databaseObject(`create function ${name}_metadata_audited(owner uuid)
  returns table (subject text, id uuid, name text, part text, part_name text) language sql stable as $$
  ${audited}
$$`),
    ],
  };
}

/** Functions that `hasMetadata` calls. */
export const metadataFunctions: readonly Rule[] = [
  rule(null, 'Deletes the metadata of a deleted row.', [
    `create function delete_metadata() returns trigger language plpgsql as $$
begin
  delete from metadata where owner_id = old.id;
  return null;
end $$`,
  ]),
];
