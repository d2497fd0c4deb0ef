import type { Kysely } from 'kysely';
import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * Locks the category tree until the caller's transaction ends; waits while another transaction changes it.
 */
export async function lockTree(em: EntityManager): Promise<Kysely<CatalogueTables>> {
  const db = em.getKysely<CatalogueTables>();
  await holdLock(db, 'categoryTree');
  return db;
}
