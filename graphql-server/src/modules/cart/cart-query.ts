import type { EntityManager } from '../../db/database.ts';
import type { Database } from '../../entities.ts';
import type { StoredCartLine } from './cart-rules.ts';
import { CartLineEntity } from './cart-line.entity.ts';

/** The stored lines of a user's cart, oldest first, including those that can no longer be bought. */
export async function findStoredLines(em: EntityManager, userId: string): Promise<StoredCartLine[]> {
  return (await findStoredLinesOfEach(em, [userId])).get(userId) ?? [];
}

/** Like `findStoredLines`, for several users in one statement. Users with an empty cart are missing from the map. */
export async function findStoredLinesOfEach(
  em: EntityManager,
  userIds: readonly string[],
): Promise<Map<string, StoredCartLine[]>> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('cart_lines')
    .where('user_id', 'in', userIds)
    .orderBy('position')
    .select(['user_id', 'id', 'product_id', 'colour', 'size', 'quantity', 'seen_price'])
    .execute();
  const ofEach = Map.groupBy(rows, (row) => row.user_id);
  return new Map(
    [...ofEach].map(([userId, own]) => [
      userId,
      own.map(({ id, product_id, colour, size, quantity, seen_price }) => ({
        id,
        productId: product_id,
        colour,
        size,
        quantity,
        seenPrice: seen_price,
      })),
    ]),
  );
}

/** Makes `items` the whole stored cart. The caller holds the lock on the user, see `lockUser`. */
export async function storeLines(em: EntityManager, userId: string, items: StoredCartLine[]): Promise<void> {
  await em.nativeDelete(CartLineEntity, { user: userId });
  if (items.length === 0) return;
  await em.insertMany(
    CartLineEntity,
    items.map(({ productId, ...item }, position) => ({
      ...item,
      product: productId,
      user: userId,
      position,
    })),
  );
}
