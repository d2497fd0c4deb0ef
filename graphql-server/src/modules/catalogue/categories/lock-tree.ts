import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';

/** An arbitrary number. */
const TREE_LOCK = 7_200_425;

/** Waits in the caller's transaction until nobody else changes the tree of categories, and keeps others from it until the commit. */
export async function lockTree(em: EntityManager): Promise<Kysely<Database>> {
  const db = em.getKysely<Database>();
  await sql`select pg_advisory_xact_lock(${TREE_LOCK})`.execute(db);
  return db;
}
