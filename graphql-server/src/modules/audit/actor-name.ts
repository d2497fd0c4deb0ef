import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import type { AuditTables } from './audit.tables.ts';

/** SQL for the name of the member of staff or API key with the id in a column; null for neither. */
export function nameOfActor(column: string): RawBuilder<string | null> {
  return sql<string | null>`actor_name(${sql.ref(column)})`;
}

/** The name of the acting member of staff or API key. */
export async function actorName(em: EntityManager, actor: Actor): Promise<string> {
  const { rows } = await sql<{
    name: string | null;
  }>`select actor_name(${actorIdOf(actor)}::uuid) as name`.execute(em.getKysely<AuditTables>());
  return rows[0]?.name ?? '';
}
