import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import type { ImportsTables } from './imports.tables.ts';

/** Deletes the files of some imports, and the first values in their columns, which may be people's. */
export async function deleteFiles(em: EntityManager, condition: RawBuilder<unknown>): Promise<void> {
  const db = em.getKysely<ImportsTables>();
  await sql`update sheet_imports set columns = (
      select jsonb_agg(each || '{"samples": []}' order by position)
      from jsonb_array_elements(columns) with ordinality as listed (each, position)
    )
    where ${condition} and columns is not null and exists (select from sheet_import_parts where import_id = id)`.execute(
    db,
  );
  await sql`delete from sheet_import_parts
    where import_id in (select id from sheet_imports where ${condition})`.execute(db);
}
