import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import { newId } from '../../shared/new-id.ts';

/** A column from the database's catalog. */
export interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
  /** The referenced column. */
  refersTo: { table: string; name: string } | null;
  /** The first value allowed by a CHECK. */
  code: string | null;
}

/** A person identified by one word in every text. */
export interface MarkedPerson {
  userId: string;
  email: string;
  marker: string;
}

type Row = Record<string, unknown>;
/** Values that a row requires, from the rows it refers to. */
export type Given = Record<string, (rows: Readonly<Record<string, Row>>) => Row>;

export async function readColumns(db: QueryExecutorProvider): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as "table", c.column_name as name, c.udt_name as type, c.is_nullable = 'YES' as "isNullable",
      c.is_generated <> 'NEVER' or c.is_identity = 'YES' as "isGenerated",
      c.column_default is not null as "hasDefault",
      (select jsonb_build_object('table', f.confrelid::regclass::text, 'name',
          (select attname from pg_attribute where attrelid = f.confrelid and attnum = f.confkey[1]))
        from pg_constraint f where f.contype = 'f' and f.conrelid = a.attrelid
          and f.conkey = array[a.attnum]) as "refersTo",
      (select (regexp_match(pg_get_constraintdef(k.oid), 'ANY \\(ARRAY\\[''([A-Z_]+)'''))[1]
        from pg_constraint k where k.contype = 'c' and k.conrelid = a.attrelid
          and k.conkey = array[a.attnum] limit 1) as code
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    join pg_attribute a on a.attrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position
  `.execute(db);
  return rows;
}

/** Adds a row of the person to each table. Every text column contains the marker; ids refer to the person. */
export async function fillTables(
  db: QueryExecutorProvider,
  columns: readonly Column[],
  tables: readonly string[],
  person: MarkedPerson,
  given: Given,
): Promise<void> {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const filled: Record<string, Row> = {};
  for (const table of tables) await fill(table);

  async function fill(table: string): Promise<void> {
    if (filled[table]) return;
    const own = byTable.get(table) ?? [];
    for (const { refersTo } of own) {
      if (refersTo && refersTo.table !== table && tables.includes(refersTo.table)) await fill(refersTo.table);
    }
    const fixed = given[table]?.(filled) ?? {};
    const row: Row = {};
    for (const column of own) {
      if (column.isGenerated) continue;
      const value = column.name in fixed ? fixed[column.name] : await valueOf(column);
      if (value !== undefined) row[column.name] = value;
    }
    filled[table] = table === 'users' ? await change(table, row) : await insert(table, row);
  }

  async function valueOf({
    table,
    name,
    type,
    isNullable,
    hasDefault,
    refersTo,
    code,
  }: Column): Promise<unknown> {
    if (refersTo) return filled[refersTo.table]?.[refersTo.name] ?? (await anyOf(refersTo));
    if (name === 'user_id' || name === 'customer_id' || name === 'subject_id') return person.userId;
    if (name === 'order_id') return filled['orders']?.['id'];
    if (name === 'email' || name === 'recipient') return person.email;
    if (type === 'text' || type === 'varchar') return code ?? `${person.marker} ${table} ${name}`;
    if (type === 'jsonb') return JSON.stringify({ [person.marker]: [person.email] });
    if (type === 'bytea') return Buffer.from(person.marker);
    if (type === '_text') return [person.marker];
    if (hasDefault) return undefined;
    if (isNullable) return null;
    if (type === 'uuid') return newId();
    if (type === 'bool') return false;
    return type === 'timestamptz' ? new Date() : 1;
  }

  async function anyOf({ table, name }: { table: string; name: string }): Promise<unknown> {
    const { rows } = await sql<{
      value: unknown;
    }>`select ${sql.ref(name)} as value from ${sql.table(table)} limit 1`.execute(db);
    return rows[0]?.value ?? null;
  }

  async function insert(table: string, row: Row): Promise<Row> {
    const names = Object.keys(row).map((name) => sql.ref(name));
    const { rows } = await sql<Row>`insert into ${sql.table(table)} (${sql.join(names)})
      values (${sql.join(Object.values(row))}) returning *`.execute(db);
    return rows[0] ?? {};
  }

  /** The account already exists. */
  async function change(table: string, row: Row): Promise<Row> {
    const values = Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    const { rows } =
      await sql<Row>`update ${sql.table(table)} set ${sql.join(values)} where id = ${person.userId}
      returning *`.execute(db);
    return rows[0] ?? {};
  }
}

/** Columns that contain a word in some row, as text or as bytes. */
export async function columnsWith(
  db: QueryExecutorProvider,
  tables: readonly string[],
  word: string,
): Promise<string[]> {
  const searches = tables.map(
    (table) => sql`select distinct ${`${table}.`} || found.key as name
      from ${sql.table(table)} t, jsonb_each_text(to_jsonb(t)) found where ${has(sql`found.value`, word)}`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(searches, sql` union all `)} order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** Complete rows that contain a word in some column. */
export async function rowsWith(
  db: QueryExecutorProvider,
  tables: readonly string[],
  word: string,
): Promise<string[]> {
  const searches = tables.map(
    (table) =>
      sql`select ${`${table} `} || t::text as row from ${sql.table(table)} t where ${has(sql`t::text`, word)}`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(searches, sql` union all `)} order by 1`.execute(db);
  return rows.map(({ row }) => row);
}

function has(text: RawBuilder<unknown>, word: string): RawBuilder<unknown> {
  return sql`(${text} ilike ${`%${word}%`} or ${text} like ${`%${Buffer.from(word).toString('hex')}%`})`;
}
