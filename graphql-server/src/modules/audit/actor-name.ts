import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import type { AuditTables } from './audit.tables.ts';

/**
 * In a query, what the member of staff or the API key is called whose id this column has; null for neither.
 */
export function nameOfActor(column: string): RawBuilder<string | null> {
  return sql<string | null>`actor_name(${sql.ref(column)})`;
}

/** What the member of staff or the API key is called who acts. */
export async function actorName(em: EntityManager, actor: Actor): Promise<string> {
  const { rows } = await sql<{
    name: string | null;
  }>`select actor_name(${actorIdOf(actor)}::uuid) as name`.execute(em.getKysely<AuditTables>());
  return rows[0]?.name ?? '';
}
