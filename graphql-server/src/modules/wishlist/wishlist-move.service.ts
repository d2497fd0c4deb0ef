import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { Cart } from '../cart/cart.ts';
import { findStoredLines, storeLines } from '../cart/cart-query.ts';
import { assertWithinLimits, dropUnavailable } from '../cart/cart-rules.ts';
import type { CartService } from '../cart/cart.service.ts';
import type { LineFields } from '../cart/line-fields.ts';
import { editCart } from '../cart/merge-rules.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { planMove, type StayReason } from './move-rules.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';
import { findWishlistItems, productIdsSchema } from './wishlist-query.ts';
import type { Wishlist, WishlistService } from './wishlist.service.ts';

/** Wishlist and cart after a move, and the items that stayed, with reasons. */
export interface WishlistMove {
  wishlist: Wishlist;
  cart: Cart;
  notMoved: { product: Product; reason: StayReason }[];
}

const FIELD = ['productIds'];

/** Moves wishlist items to the cart in one transaction, so that no item is lost or duplicated. */
export class WishlistMoveService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cart: CartService,
    private readonly wishlist: WishlistService,
    private readonly lineFields: LineFields,
  ) {}

  /**
   * @throws UserError INVALID_VALUE for more than 500 products, or CART_FULL when the cart has no room for
   * them
   */
  async move(userId: string, productIds: readonly string[]): Promise<WishlistMove> {
    const requestedIds = new Set(validate(productIdsSchema, productIds, FIELD));
    const stays = await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const ids = (await findWishlistItems(em, userId)).filter((id) => requestedIds.has(id));
      const stored = await findStoredLines(em, userId);
      const sellable = await findSellable(em, [...ids, ...stored.map((item) => item.productId)]);
      const { items } = dropUnavailable(stored, sellable);
      const plan = planMove(ids, items, sellable, this.lineFields, FIELD);
      const change = editCart(stored, { kind: 'add', newLines: plan.additions }, newId);
      assertWithinLimits(change);
      await storeLines(em, userId, change.items, this.clock());
      await em.nativeDelete(WishlistItemEntity, {
        user: userId,
        wishlist: null,
        product: { $in: plan.fulfilled },
      });
      return plan.stays;
    });
    const wishlist = await this.wishlist.read(userId);
    return {
      wishlist,
      cart: await this.cart.read(userId),
      notMoved: wishlist.products.flatMap((product) => {
        const reason = stays.get(product.id);
        return reason ? [{ product, reason }] : [];
      }),
    };
  }
}
