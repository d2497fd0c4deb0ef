import { type Kysely, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';

/** An arbitrary number. Adding at the end holds this lock until the commit, so that the next one sees the new end. */
const END_LOCK = 7_200_422;

async function lockEnds(em: EntityManager): Promise<Kysely<Database>> {
  const db = em.getKysely<Database>();
  await sql`select pg_advisory_xact_lock(${END_LOCK})`.execute(db);
  return db;
}

/**
 * The position after the last product, read from the index of the merchant's order, which has no withdrawn products.
 */
export async function endOfProducts(em: EntityManager): Promise<number> {
  const last = await (
    await lockEnds(em)
  )
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select('position')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ? last.position + 1 : 0;
}
