import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import type { SessionService } from '../auth/sessions/session.service.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import type { UploadService } from '../uploads/upload.service.ts';
import { CartEntity } from './cart.entity.ts';
import { CartLineEntity } from './cart-line.entity.ts';
import type { CartOrders } from './cart-orders.port.ts';
import { findStoredLines, markOrdered, storeLines } from './cart-query.ts';
import { type CartWarning, dropUnavailable, withoutRepeats } from './cart-rules.ts';
import { mergeLines } from './merge-rules.ts';
import { withHeldStock } from './unpaid-order.ts';
import type { CartDatabase } from './cart.tables.ts';

/** Adds a guest's cart to the customer's at login. */
export class GuestCartService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly sessions: SessionService,
    private readonly orders: () => CartOrders,
    private readonly uploads: UploadService,
  ) {}

  /**
   * Joins the guest's cart at login. Returns the session, with warnings about the cart.
   * @throws as `join` does
   */
  async joinAtLogin<Session extends { user: { id: string } }>(
    session: Session,
    guestToken: string | null,
  ): Promise<{ session: Session; cartWarnings: CartWarning[] }> {
    return { session, cartWarnings: await this.join(session.user.id, guestToken) };
  }

  /**
   * Adds the cart of a guest's session to a customer's, along with the order that waits for its payment, and
   * ends the session. This happens in one transaction, so that simultaneous calls from several tabs add it
   * once.
   * @param guestToken nothing is added for null or a token of an ended session
   * @returns warnings for the customer
   * @throws RequestError UNAVAILABLE
   */
  async join(userId: string, guestToken: string | null): Promise<CartWarning[]> {
    const guestId = guestToken && (await this.sessions.guestOf(guestToken));
    if (!guestId) return [];
    return retryTransaction(this.em, async (em) => {
      for (const id of [userId, guestId].sort()) await lockUser(em, id);
      // A concurrent call that held the lock may have emptied it.
      const guests = await findStoredLines(em, guestId);
      const orders = this.orders();
      const unpaid = [await orders.findUnpaid(em, guestId), await orders.findUnpaid(em, userId)];
      await this.sessions.revokeAll(em, guestId);
      await orders.moveUnpaid(em, guestId, userId);
      await this.uploads.move(em, guestId, userId);
      if (guests.length === 0) return [];
      const own = await findStoredLines(em, userId);
      const ids = [...own, ...guests].map((line) => line.productId);
      const sellable = unpaid.reduce(withHeldStock, await findSellable(em, ids));
      const [available, guestsAvailable] = [
        dropUnavailable(own, sellable),
        dropUnavailable(guests, sellable),
      ];
      const merged = mergeLines(available.items, guestsAvailable.items, sellable);
      await em.nativeDelete(CartLineEntity, { user: guestId });
      // The guest's cart continues as part of the customer's, so it counts as neither ordered nor abandoned.
      const cart = await em.findOne(CartEntity, { user: guestId, endedAt: null }, { fields: ['orderId'] });
      await em.nativeDelete(CartEntity, { user: guestId, endedAt: null });
      await storeLines(em, userId, merged.items, this.clock());
      if (cart?.orderId) await markOrdered(em, userId, cart.orderId);
      await moveCodes(em, guestId, userId);
      return withoutRepeats([...available.warnings, ...guestsAvailable.warnings, ...merged.warnings]);
    });
  }
}

/** The guest's codes are kept, unless the customer's cart has its own. */
async function moveCodes(em: EntityManager, guestId: string, userId: string): Promise<void> {
  await em
    .getKysely<CartDatabase>()
    .updateTable('cart_codes')
    .set({ user_id: userId })
    .where('user_id', '=', guestId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('cart_codes as own').where('own.user_id', '=', userId).select('own.code')),
      ),
    )
    .execute();
}
