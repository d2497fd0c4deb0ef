import type { Database, EntityManager } from '../../db/database.ts';

/** The ids of a shopper's wishes, oldest first; those of the same moment keep their order because ids grow. */
export async function findWishes(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('wishlist_items')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .select('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}
