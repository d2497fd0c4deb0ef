import type { Snapshot, Table } from './snapshot.ts';

/** Where the ORM records applied migrations; a backup has their names instead. */
export const MIGRATIONS_TABLE = 'migrations';

/** A counter, such as the one for return numbers, and its position. */
export interface Sequence {
  name: string;
  lastValue: string;
  /** Whether `lastValue` has been used. */
  isCalled: boolean;
}

/** Relations of the shop's schema `c` that do not belong to an extension. */
const OF_THE_SHOP = `c.relnamespace = current_schema()::regnamespace and not exists (
  select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')`;

/** All tables of the shop except the migrations table, by name. */
export async function readTables({ query }: Pick<Snapshot, 'query'>): Promise<Table[]> {
  const rows = await query<{ name: string; columns: string }>(
    `select c.relname::text as name,
      (select coalesce(json_agg(attname order by attnum), '[]') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '')::text as columns
    from pg_class c where ${OF_THE_SHOP} and c.relkind = 'r' and c.relname <> '${MIGRATIONS_TABLE}'
    order by c.relname`,
  );
  return rows.map(({ name, columns }) => ({ name, columns: JSON.parse(columns) as string[] }));
}

/** All sequences of the shop except that of the migrations table, by name. */
export async function readSequences({ query }: Pick<Snapshot, 'query'>): Promise<Sequence[]> {
  const rows = await query<{ name: string; quoted: string }>(
    `select c.relname::text as name, quote_ident(c.relname) as quoted from pg_class c
    where ${OF_THE_SHOP} and c.relkind = 'S' and c.relname <> '${MIGRATIONS_TABLE}_id_seq' order by c.relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name, quoted } of rows) {
    const [state] = await query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted}`,
    );
    if (state) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The names of the applied migrations, in order; empty for a new database. */
export async function readMigrations({ query }: Pick<Snapshot, 'query'>): Promise<string[]> {
  const existingTables = await query(`select where to_regclass('${MIGRATIONS_TABLE}') is not null`);
  if (existingTables.length === 0) return [];
  const rows = await query<{ name: string }>(`select name from ${MIGRATIONS_TABLE} order by id`);
  return rows.map(({ name }) => name);
}
