import type { Kysely } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';

/**
 * Waits in the caller's transaction until nobody else changes the tree of categories, and keeps others from
 * it until the commit.
 */
export async function lockTree(em: EntityManager): Promise<Kysely<Database>> {
  const db = em.getKysely<Database>();
  await holdLock(db, 'categoryTree');
  return db;
}
