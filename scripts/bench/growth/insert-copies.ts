import type pg from 'pg';

/**
 * Inserts a query's result (whole rows of a table) into that table; the database computes its generated
 * columns itself.
 */
export async function insertCopies(db: pg.Client, table: string, query: string): Promise<void> {
  const { rows } = await db.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.names ?? '';
  await db.query(`insert into ${table} (${columns}) select ${columns} from (${query}) as copies`);
}
