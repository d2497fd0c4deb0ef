import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import { brokenRule } from '../../shared/validate.ts';
import type { WishlistTables } from './wishlist.tables.ts';

export const MAX_WISHLIST_ITEMS = 500;

/** A list of products as a client sends it. */
export const productIdsSchema = z
  .array(z.string())
  .max(MAX_WISHLIST_ITEMS, brokenRule('wishlist.full', { max: MAX_WISHLIST_ITEMS }));

/**
 * Product ids of a user's default wishlist, oldest first; ids grow, so simultaneous items keep their order.
 */
export async function findWishlistItems(em: EntityManager, userId: string): Promise<string[]> {
  return (await findWishlistItemsOfEach(em, [userId])).get(userId) ?? [];
}

/**
 * Like `findWishlistItems`, for several users in one statement. Users with an empty list are missing from the
 * map.
 */
export async function findWishlistItemsOfEach(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await em
    .getKysely<WishlistTables>()
    .selectFrom('wishlist_items')
    .where('user_id', 'in', userIds)
    .where('wishlist_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(['user_id', 'product_id'])
    .execute();
  const ofEach = Map.groupBy(rows, (row) => row.user_id);
  return new Map([...ofEach].map(([userId, own]) => [userId, own.map((row) => row.product_id)]));
}
