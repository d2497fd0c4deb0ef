import type { Column, Excluded, Table } from './columns.ts';
import { databaseObject, type Rule, rule } from './rule.ts';

/**
 * How to record a table's changes. The expressions are SQL about `changed`, the row after the change or
 * before its deletion.
 */
interface Audited<Entity extends Table, Recorded, Secret> {
  /** The subject of the entries, with its id and name. */
  subject: string;
  subjectId?: string;
  subjectName: string;
  /** For rows that are parts of something else. */
  part?: { kind: string; name: string };
  recorded: readonly (Recorded & Column<Entity>)[];
  /** Columns whose values are not recorded, only that they changed. */
  secret?: readonly (Secret & Column<Entity>)[];
  ignored: Excluded<Entity, Recorded | Secret>;
  /** Columns that refer to another table: the name of that row is recorded instead of its id. */
  named?: { readonly [Name in Column<Entity>]?: { table: string; name: string } };
  /** Columns with another recorded value: SQL about a row. */
  instead?: { readonly [Name in Column<Entity>]?: (row: string) => string };
  /** For a table whose insertions say nothing, or whose rows visitors write. */
  only?: 'update' | 'update or delete';
}

/** Columns that every entry would repeat, or that identify its subject. */
const neverOfInterest = ['id', 'created_at', 'actor', 'actor_id'];

const textArray = (names: readonly string[]) =>
  `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;

/** Only in transactions with an actor (`setChangeActor`), so that shoppers' transactions cost no more. */
const byActor = `current_setting('shop.actor', true) <> ''`;

/** The trigger that records a table's changes with `audit_<table>()`. */
export function auditTrigger(table: string, on = 'insert or update or delete'): string {
  return `create trigger audit_${table} after ${on} on ${table}
  for each row when (${byActor}) execute function audit_${table}()`;
}

/** Records changes by staff and programs in the audit log (decision 0032). */
export function audited<
  Entity extends Table,
  const Recorded extends string,
  const Secret extends string = never,
>(entity: Entity, how: Audited<Entity, Recorded, Secret>): Rule {
  const table = entity.meta.tableName;
  const { subjectId = 'changed.id', part, secret = [], ignored, only } = how;
  const values = (row: string) => `to_jsonb(${row}) || jsonb_build_object(${derivedValues(how, row)})`;
  const leftOut = textArray([...neverOfInterest, ...Object.keys(ignored)]);
  return {
    table,
    summary: `Records changes by staff and programs in the audit log, of ${how.subject}${part ? `, part ${part.kind}` : ''}.`,
    objects: [
      databaseObject(`create function audit_${table}() returns trigger language plpgsql as $$
declare
  changed ${table} := case tg_op when 'DELETE' then old else new end;
begin
  perform add_audit_entry(tg_op, ${values('old')}, ${values('new')}, ${leftOut}, ${textArray(secret)},
    '${how.subject}', ${subjectId}::text, ${how.subjectName}, ${part ? `'${part.kind}'` : 'null'}, ${part?.name ?? 'null'});
  return null;
end $$`),
      databaseObject(auditTrigger(table, only)),
    ],
    columns: { named: [...how.recorded, ...secret], excluded: ignored },
  };
}

/** Values that are recorded instead of a column's own, as arguments of jsonb_build_object. */
function derivedValues<Entity extends Table, Recorded, Secret>(
  { named = {}, instead = {} }: Audited<Entity, Recorded, Secret>,
  row: string,
): string {
  const names = Object.entries<{ table: string; name: string } | undefined>(named).map(
    ([column, other]) =>
      `'${column}', (select ${other?.name} from ${other?.table} where id = ${row}.${column})`,
  );
  const others = Object.entries<((row: string) => string) | undefined>(instead).map(
    ([column, valueOf]) => `'${column}', ${valueOf?.(row)}`,
  );
  return [...names, ...others].join(', ');
}

/** Functions that `audited` and similar special rules call. */
export const auditFunctions: readonly Rule[] = [
  rule(
    null,
    'What differs between two versions of a row, as {"field": [before, after]}; of a secret, that it changed.',
    [
      `create function audit_changes(before jsonb, after jsonb, ignored text[], secret text[]) returns jsonb
  language sql immutable as $$
  select jsonb_object_agg(key, case when key = any (secret) then '[null, null]'
    else jsonb_build_array(b.value, a.value) end)
  from jsonb_each(before) b full join jsonb_each(after) a using (key)
  where key <> all (ignored) and key not in ('version', 'updated_at')
    and coalesce(b.value, 'null') is distinct from coalesce(a.value, 'null')
$$`,
    ],
  ),
  rule(null, 'What a member of staff or an API key is called.', [
    `create function actor_name(uuid) returns text language sql stable as $$
  select coalesce(
    (select trim(first_name || ' ' || last_name) from users where id = $1),
    (select name from api_keys where id = $1))
$$`,
  ]),
  rule(null, 'Adds an entry to the audit log, if anything changed.', [
    `create function add_audit_entry(operation text, before jsonb, after jsonb, ignored text[], secret text[], subject text, subject_id text, subject_name text, part text, part_name text)
  returns void language plpgsql as $$
declare
  changes jsonb := audit_changes(coalesce(before, '{}'), coalesce(after, '{}'), ignored, secret);
  actor uuid := nullif(current_setting('shop.actor_id', true), '')::uuid;
begin
  -- Parts that go with their subject are not worth an entry each.
  if changes is null or subject_name is null then return; end if;
  insert into audit_entries (actor, actor_id, actor_name, request_id,
    action, subject, subject_id, subject_name, part, part_name, changes)
  values (current_setting('shop.actor', true), actor, actor_name(actor),
    nullif(current_setting('shop.request_id', true), ''),
    case operation when 'INSERT' then 'CREATED' when 'UPDATE' then 'CHANGED' else 'DELETED' end,
    subject, subject_id, subject_name, part, nullif(part_name, ''), changes);
end $$`,
  ]),
];
