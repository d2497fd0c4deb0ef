import type { Kysely } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * Waits in the caller's transaction until nobody else changes the tree of categories, and keeps others from
 * it until the commit.
 */
export async function lockTree(em: EntityManager): Promise<Kysely<CatalogueTables>> {
  const db = em.getKysely<CatalogueTables>();
  await holdLock(db, 'categoryTree');
  return db;
}
