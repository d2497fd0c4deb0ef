import { type QueryExecutorProvider, sql } from 'kysely';

/** The catalogue of a schema, one sorted line per object; triggers in firing order. */
export interface SchemaCatalogue {
  columns: string[];
  constraints: string[];
  indexes: string[];
  sequences: string[];
  extensions: string[];
  triggers: string[];
  functions: string[];
}

/** Reads the schema `public`, without extensions' objects and comments. */
export async function readCatalogue(db: QueryExecutorProvider): Promise<SchemaCatalogue> {
  const lines = async (query: string) => {
    const { rows } = await sql.raw<{ line: string }>(query).execute(db);
    return rows.map(({ line }) => line.replaceAll(/\s+/g, ' '));
  };
  return {
    columns: await lines(`
      select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attcollation::regcollation,
        case when attnotnull then 'not null' end, attidentity, attgenerated, attstorage, attstattarget,
        pg_get_expr(adbin, adrelid)) as line
      from pg_attribute join pg_class on pg_class.oid = attrelid
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped order by 1`),
    constraints: await lines(`
      select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) as line
      from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n' order by 1`),
    indexes: await lines(`
      select pg_get_indexdef(indexrelid) as line from pg_index join pg_class on pg_class.oid = indexrelid
      where relnamespace = 'public'::regnamespace order by 1`),
    sequences: await lines(`
      select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle) as line
      from pg_sequences where schemaname = 'public' order by 1`),
    extensions: await lines(`select extname as line from pg_extension order by 1`),
    triggers: await lines(`
      select pg_get_triggerdef(pg_trigger.oid) as line from pg_trigger join pg_class on pg_class.oid = tgrelid
      where relnamespace = 'public'::regnamespace and not tgisinternal order by relname, tgname collate "C"`),
    functions: await lines(`
      select pg_get_functiondef(oid) as line from pg_proc where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by proname, pg_get_function_identity_arguments(oid)`),
  };
}
