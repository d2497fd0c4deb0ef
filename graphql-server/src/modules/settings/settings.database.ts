import { auditTrigger } from '../../db/declared/audited.ts';
import { changesCatalogue } from '../../db/declared/changes-catalogue.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { touchesAssets } from '../assets/touches-assets.ts';
import { SettingsEntity } from './settings.entity.ts';
import { settingsSections } from './settings.ts';

const secrets = [
  ...Object.values(settingsSections).flatMap((section) => section.secrets ?? []),
  // That of the closed storefront, which is no secret to unseal.
  'passwordHash',
];

/** The searchable custom fields in a row. */
const searchable = (row: string) =>
  `jsonb_path_query_array(${row}.content, '$.fields[*] ? (@.isSearchable == true)')`;

export const settingsDatabase = databaseRules('settings', [
  versioned(SettingsEntity, { edited: ['content'], notEdited: { section: 'names the row' } }),
  rule('settings', 'Records changes in the audit log, setting by setting: they are one column of JSON.', [
    `create function audit_settings() returns trigger language plpgsql as $$
begin
  perform add_audit_entry(tg_op, old.content, new.content, array[]::text[],
    array[${secrets.map((field) => `'${field}'`).join(', ')}]::text[],
    'SETTINGS', new.section, new.section, null, null);
  return null;
end $$`,
    auditTrigger('settings', 'update'),
  ]),
  rule('settings', 'What the audit log calls a tax class; one that is gone is called by its id.', [
    `create function tax_class_name(id text) returns text language sql stable as $$
  select coalesce(
    (select class->>'name' from settings, jsonb_array_elements(content->'classes') class
      where section = 'taxes' and class->>'id' = $1), $1)
$$`,
  ]),
  rule('settings', 'The custom fields whose values the search finds, for the documents of products.', [
    `create function searchable_fields() returns setof jsonb language sql stable as $$
  select field from settings, jsonb_array_elements(content -> 'fields') fields (field)
  where section = 'customFields' and field @> '{"isSearchable": true}'
$$`,
  ]),
  rule('settings', 'Has the job write all search documents anew when other custom fields are searchable.', [
    `create function rewrite_search_documents() returns trigger language plpgsql as $$
begin
  update search_index set rewrite_after = '00000000-0000-0000-0000-000000000000';
  return null;
end $$`,
    `create trigger settings_search_documents after update on settings
  for each row when (new.section = 'customFields' and ${searchable('old')} is distinct from ${searchable('new')})
  execute function rewrite_search_documents()`,
  ]),
  emits(SettingsEntity, { update: 'SETTINGS_CHANGED', subject: 'section', of: ['version'] }),
  touchesAssets(SettingsEntity, ['content']),
  changesCatalogue(SettingsEntity),
]);
