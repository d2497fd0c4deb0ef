/**
 * A table whose changes are recorded. The expressions are SQL about `changed`, its row after the change, or
 * before its deletion.
 */
export interface AuditedTable {
  table: string;
  subject: string;
  subjectId?: string;
  subjectName: string;
  /** Set for the rows that something consists of. */
  part?: { kind: string; name: string };
  /** Columns that others follow from, that say nothing to people, or that are not of interest. */
  ignored?: string[];
  secret?: string[];
  /** Columns that refer to a row of another table: what that is called is recorded, instead of its id. */
  named?: Record<string, { table: string; name: string }>;
  /** Columns in whose place something else is recorded: SQL about a row. */
  instead?: Record<string, (row: string) => string>;
}

/** Columns that every entry would repeat, or that name what it is about. */
const neverOfInterest = ['id', 'created_at', 'actor', 'actor_id'];

/**
 * The statements that have a table's changes recorded in the audit log (decision 0032), for the migration
 * that adds the table. They call `add_audit_entry` of 20261123-audit.
 */
export function auditTrigger(audited: AuditedTable): string[] {
  const { table } = audited;
  return [
    auditFunction(audited),
    `create trigger audit_${table} after insert or update or delete on ${table}
      for each row when (current_setting('shop.actor', true) <> '') execute function audit_${table}()`,
  ];
}

/** The statement that has a table's changes recorded in another way from now on. */
export function auditFunction({
  table,
  subject,
  subjectId = 'changed.id',
  subjectName,
  part,
  ignored = [],
  secret = [],
  named = {},
  instead = {},
}: AuditedTable): string {
  const textArray = (names: string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]::text[]`;
  const derived = (row: string) => [
    ...Object.entries(named).map(
      ([column, { table: other, name }]) =>
        `'${column}', (select ${name} from ${other} where id = ${row}.${column})`,
    ),
    ...Object.entries(instead).map(([column, valueOf]) => `'${column}', ${valueOf(row)}`),
  ];
  const values = (row: string) => `to_jsonb(${row}) || jsonb_build_object(${derived(row).join(', ')})`;
  return `create or replace function audit_${table}() returns trigger language plpgsql as $$
    declare
      changed ${table} := case tg_op when 'DELETE' then old else new end;
    begin
      perform add_audit_entry(tg_op, ${values('old')}, ${values('new')}, ${textArray([...neverOfInterest, ...ignored])}, ${textArray(secret)},
        '${subject}', ${subjectId}::text, ${subjectName}, ${part ? `'${part.kind}'` : 'null'}, ${part?.name ?? 'null'});
      return null;
    end $$`;
}
