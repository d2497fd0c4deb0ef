import { lockNumber } from '../advisory-lock.ts';
import type { Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/** Announces to all processes that what visitors read has changed, for the response cache (decision 0063). */
export function changesCatalogue(entity: Table): Rule {
  const table = entity.meta.tableName;
  return {
    table,
    summary: 'Counts a change of the catalogue, after which no process answers from its response cache.',
    objects: [
      databaseObject(`create trigger ${table}_note_catalogue_change after insert or update or delete on ${table}
  for each row execute function note_catalogue_change()`),
    ],
  };
}

/** Functions that `changesCatalogue` calls. */
export const catalogueFunctions: readonly Rule[] = [
  rule(
    null,
    'Counts a catalogue change once per transaction. pg_notify would make orders commit one after the other: each changes stock.',
    [
      `create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('shop.catalogue_changed', true), '') = '' then
    perform set_config('shop.catalogue_changed', 'noted', true);
    -- CatalogueVersionService looks whether anybody holds it: then a change is counted that is not committed. It is shared by all, so nobody waits.
    perform pg_advisory_xact_lock_shared(${lockNumber('catalogueChanges')});
    perform nextval('catalogue_changes');
    if current_setting('shop.is_embedded', true) = 'true' then
      perform pg_notify('catalogue_changes', '');
    else
      raise notice using errcode = 'SHOP1', message = 'the catalogue changes';
    end if;
  end if;
  return null;
end $$`,
    ],
  ),
];
