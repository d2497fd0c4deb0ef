import type { Orm } from '../db/database.ts';

/**
 * What must be the same in a copy of a database: each table's rows, in any order, and the schema around them.
 */
export async function contentsOf(orm: Orm): Promise<Record<string, unknown>> {
  const all = async <Row>(statement: string) => await orm.em.fork().execute<Row[]>(statement);
  const tables = await all<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    // The copy has its own times of migrations.
    const row = name === 'migrations' ? 'name' : 'copied::text';
    [rows[name]] = await all(
      `select count(*)::int as count, md5(string_agg(md5(${row}), '' order by md5(${row}))) as hash from ${name} copied`,
    );
  }
  return {
    rows,
    sequences: await all(
      `select sequencename, last_value::text from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`,
    ),
    constraints: await all(
      `select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is, convalidated
      from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    ),
    indexes: await all(`select indexdef from pg_indexes where schemaname = 'public' order by indexname`),
    triggers: await all(
      `select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
    ),
  };
}
