import { holdLock } from '../../../db/advisory-lock.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * The position after the last product, read from the index of the merchant's order, which excludes withdrawn
 * products. Holds a lock until the commit.
 */
export async function endOfProducts(em: EntityManager): Promise<number> {
  const db = em.getKysely<CatalogueTables>();
  // Held until the commit, so that the next transaction that adds a product sees the new end.
  await holdLock(db, 'productOrder');
  const last = await db
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.position + 1 : 0;
}
