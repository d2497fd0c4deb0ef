import { type QueryExecutorProvider, sql } from 'kysely';
import { DatabaseError } from '../database-error.ts';

interface Part {
  name: string;
  is: string;
}

/**
 * Describes a table for people: its columns, constraints and indexes, the references to it, and its triggers
 * in firing order with the rules behind them.
 * @throws DatabaseError when there is no such table
 */
export async function describeTable(db: QueryExecutorProvider, table: string): Promise<string> {
  const { rows: tables } = await sql<{ name: string; isThis: boolean }>`
    select relname as name, relname = ${table} as "isThis" from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1`.execute(db);
  if (!tables.some(({ isThis }) => isThis)) {
    throw new DatabaseError(
      `There is no table ${table}. There are: ${tables.map(({ name }) => name).join(', ')}.`,
    );
  }
  const sections: [title: string, parts: Part[]][] = [];
  for (const [title, query] of queries) {
    sections.push([title, (await query(table).execute(db)).rows]);
  }
  return [
    table,
    ...sections
      .filter(([, parts]) => parts.length > 0)
      .map(([title, parts]) => `\n${title}\n${listed(parts)}`),
  ].join('\n');
}

function listed(parts: readonly Part[]): string {
  const width = Math.max(...parts.map(({ name }) => name.length));
  return parts
    .map(({ name, is }) => `  ${name.padEnd(width)}  ${is.replaceAll('\n', `\n${' '.repeat(width + 4)}`)}`)
    .join('\n');
}

const trigger = (table: string, timing: 'before' | 'after') => sql<Part>`
  select tgname as name, coalesce(obj_description(pg_trigger.oid, 'pg_trigger'), 'Nobody has declared it.') || E'\n' ||
    regexp_replace(pg_get_triggerdef(pg_trigger.oid), '^CREATE TRIGGER \\S+ (.*) ON \\S+ (.*)$', '\\1 \\2') as is
  from pg_trigger where tgrelid = ${table}::regclass and not tgisinternal and (tgtype & 2 > 0) = ${timing === 'before'}
  order by tgname collate "C"`;

const queries = [
  [
    'Columns',
    (table: string) => sql<Part>`
      select attname as name, concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end,
        case when attidentity <> '' then 'generated as identity' when attgenerated <> '' then 'generated as '
          when adbin is not null then 'default ' end || coalesce(pg_get_expr(adbin, adrelid), '')) as is
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`,
  ],
  [
    'Constraints',
    (table: string) => sql<Part>`
      select conname as name, pg_get_constraintdef(oid) as is from pg_constraint
      where conrelid = ${table}::regclass and contype <> 'n' order by contype desc, conname`,
  ],
  [
    'Indexes',
    (table: string) => sql<Part>`
      select relname as name, regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX \\S+ ON \\S+ USING ', '\\1') as is
      from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${table}::regclass order by 1`,
  ],
  [
    'Tables that refer to it',
    (table: string) => sql<Part>`
      select conrelid::regclass::text as name, pg_get_constraintdef(oid) as is from pg_constraint
      where confrelid = ${table}::regclass order by 1`,
  ],
  ['Before a row is written', (table: string) => trigger(table, 'before')],
  ['After a row was written', (table: string) => trigger(table, 'after')],
] as const;
