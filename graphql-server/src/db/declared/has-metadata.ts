import type { Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** What a change of the metadata of a row means, in SQL about its id, `owner`. */
interface MetadataOwner {
  /** As metadata names it. */
  kind: string;
  /** Statements of PL/pgSQL, by which it counts as a change of the row: times and events. */
  changed: string;
  /** A query for how the audit log names the row: subject, id, name, part and name of the part. */
  audited: string;
}

/**
 * Deletes a row's metadata with it (decision 0084): metadata has several owners, and no foreign key. The
 * triggers of `metadata` call the functions by the kind of its owner.
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
