import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * Rebuilds the indexes that use the shop's own collations after an upgrade of ICU, the library that compares
 * their texts, because it may sort differently. PostgreSQL only warns, and a list read from an index in the
 * old order would skip rows.
 *
 * Runs in a transaction that holds the migration lock.
 */
export async function refreshCollations(db: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ name: string; indexes: string[] }>`
    select pg_collation.oid::regcollation::text as name, array(
      select distinct indexes.oid::regclass::text from pg_depend join pg_class indexes on indexes.oid = objid
      where classid = 'pg_class'::regclass and relkind = 'i'
        and refclassid = 'pg_collation'::regclass and refobjid = pg_collation.oid
    ) as indexes
    from pg_collation where collnamespace = current_schema()::regnamespace
      and collversion <> pg_collation_actual_version(pg_collation.oid)`.execute(db);
  for (const { name, indexes } of rows) {
    for (const index of indexes) await sql.raw(`reindex index ${index}`).execute(db);
    await sql.raw(`alter collation ${name} refresh version`).execute(db);
  }
}
