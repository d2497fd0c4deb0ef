import type { Database, EntityManager } from '../../db/database.ts';
import type { CartItem } from './cart-rules.ts';
import { CartLineEntity } from './cart-line.entity.ts';

/** The stored lines of a shopper's cart, oldest first, those that can't be bought any more included. */
export async function findCartItems(em: EntityManager, userId: string): Promise<CartItem[]> {
  const rows = await em
    .getKysely<Database>()
    .selectFrom('cart_lines')
    .where('user_id', '=', userId)
    .orderBy('position')
    .select(['id', 'product_id', 'colour', 'size', 'quantity', 'seen_price'])
    .execute();
  return rows.map(({ product_id, seen_price, ...row }) => ({
    ...row,
    productId: product_id,
    seenPrice: seen_price,
  }));
}

/** Makes `items` the whole stored cart. The caller holds the lock on the shopper, see `lockUser`. */
export async function storeCartItems(em: EntityManager, userId: string, items: CartItem[]): Promise<void> {
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
