import type { Keys } from '../../shared/secrets/keys.ts';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { newId } from '../../shared/new-id.ts';
import { readSignedId, signId } from '../../shared/secrets/signed-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { findList } from './named-wishlist.service.ts';
import { NamedWishlistEntity } from './named-wishlist.entity.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';
import { ownerName } from './wishlist-rules.ts';

const PURPOSE = 'wishlist';

/** The share link of a list. */
export interface WishlistShare {
  /** Null for the default list. */
  wishlistId: string | null;
  token: string;
  sharedAt: Date;
}

/** A list as anyone with its link sees it. */
export interface SharedWishlist {
  /** Null for the default list. */
  name: string | null;
  ownerName: string;
  products: Product[];
}

/**
 * Share links of wishlists. A token is a signed id that is deleted with the link (decision 0053): the owner
 * can see the link again, and read access to the database is not enough to forge one.
 */
export class WishlistShareService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
    private readonly keys: Keys,
  ) {}

  /** Links of a customer's lists. */
  async list(userId: string): Promise<WishlistShare[]> {
    const shared = await this.em.find(
      NamedWishlistEntity,
      { user: userId, shareId: { $ne: null } },
      { disableIdentityMap: true },
    );
    return shared.flatMap(({ id, name, shareId, sharedAt }) =>
      shareId && sharedAt
        ? [{ wishlistId: name === null ? null : id, token: signId(this.keys, PURPOSE, shareId), sharedAt }]
        : [],
    );
  }

  /**
   * Shares a list with a new link, which replaces an existing one. Null for the default list. @throws
   * UserError NOT_FOUND
   */
  async share(userId: string, id: string | null): Promise<WishlistShare[]> {
    const changes = { shareId: newId(), sharedAt: this.clock() };
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      if (id !== null) {
        await findList(em, userId, id, ['id']);
        await em.nativeUpdate(NamedWishlistEntity, { id }, changes);
        return;
      }
      const updatedCount = await em.nativeUpdate(NamedWishlistEntity, { user: userId, name: null }, changes);
      if (updatedCount > 0) return;
      const row = { id: newId(), user: userId, name: null, createdAt: this.clock(), ...changes };
      await em.insert(NamedWishlistEntity, row);
    });
    return this.list(userId);
  }

  /** Deletes a list's link; repeating it has no effect. @throws UserError NOT_FOUND */
  async end(userId: string, id: string | null): Promise<WishlistShare[]> {
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      if (id !== null) await findList(em, userId, id, ['id']);
      const where = id === null ? { user: userId, name: null } : { id };
      await em.nativeUpdate(NamedWishlistEntity, where, { shareId: null, sharedAt: null });
    });
    return this.list(userId);
  }

  /** The list of a link; null if the link has ended, or this shop did not create it. */
  async find(token: string): Promise<SharedWishlist | null> {
    const shareId = readSignedId(this.keys, PURPOSE, token);
    const list = shareId && (await this.em.findOne(NamedWishlistEntity, { shareId }, { populate: ['user'] }));
    if (!list) return null;
    const { id, name = null, user } = list;
    const items = await this.em.find(
      WishlistItemEntity,
      { user: user.id, wishlist: name === null ? null : id },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const ids = items.map(({ product }) => product.id);
    const products = await this.catalogue.findMany(ids);
    return {
      name,
      ownerName: ownerName(user.firstName),
      products: ids.flatMap((productId) => products.get(productId) ?? []),
    };
  }
}
