import { auditTrigger } from '../../db/declared/audited.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';

/** Calls functions that `hasMetadata` declares for each kind of owner. */
export const metadataDatabase = databaseRules('metadata', [
  rule(
    'metadata',
    'Counts as a change of what it is kept with, unless that is gone: updated_at and events.',
    [
      `create function note_metadata() returns trigger language plpgsql as $$
declare
  changed metadata := case tg_op when 'DELETE' then old else new end;
begin
  execute format('select %I($1)', lower(changed.kind) || '_metadata_changed') using changed.owner_id;
  return null;
end $$`,
      `create trigger metadata_changed after insert or delete on metadata
  for each row execute function note_metadata()`,
      `create trigger metadata_updated after update on metadata
  for each row when (old.* is distinct from new.*) execute function note_metadata()`,
    ],
  ),
  rule('metadata', 'Records changes in the audit log, of whatever it is kept with.', [
    `create function audit_metadata() returns trigger language plpgsql as $$
declare
  changed metadata := case tg_op when 'DELETE' then old else new end;
  named record;
begin
  execute format('select * from %I($1)', lower(changed.kind) || '_metadata_audited') into named using changed.owner_id;
  -- Its first metadata is a change of the owner, too.
  perform add_audit_entry('UPDATE', to_jsonb(old) || jsonb_build_object('entries', nullif(old.entries, '{}')),
    to_jsonb(new) || jsonb_build_object('entries', nullif(new.entries, '{}')), array['owner_id', 'kind'], array[]::text[],
    named.subject, named.id::text, named.name, named.part, named.part_name);
  return null;
end $$`,
    auditTrigger('metadata'),
  ]),
]);
