import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { createLoader } from '../../shared/create-loader.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import {
  findWishlistItems,
  findWishlistItemsOfEach,
  MAX_WISHLIST_ITEMS,
  productIdsSchema,
} from './wishlist-query.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';
import { message } from '../../shared/messages/message.ts';

/** A customer's wishlist, oldest item first. */
export interface Wishlist {
  products: Product[];
}

/**
 * Customers' default wishlists, without withdrawn products. Each change locks the user's row, so that two
 * simultaneous toggles are two toggles.
 */
export class WishlistService {
  private readonly products = createLoader<Product[]>((userIds) => this.productsOfEach(userIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /** Uses two statements. */
  async read(userId: string): Promise<Wishlist> {
    const ids = await findWishlistItems(this.em, userId);
    const products = await this.catalogue.findMany(ids);
    return { products: ids.flatMap((id) => products.get(id) ?? []) };
  }

  /** Products of `read`; two statements for several users. */
  async productsOf(userId: string): Promise<Product[]> {
    return this.products.load(userId);
  }

  /**
   * Toggles a product; `isListed` sets whether it is on the list instead.
   * @throws UserError NOT_FOUND, or INVALID_VALUE when the list is full
   */
  async toggle(
    userId: string,
    productId: string,
    isListed: boolean | null = null,
  ): Promise<{ wishlist: Wishlist; product: Product }> {
    const product = await this.catalogue.find(productId);
    if (!product) throw userError('NOT_FOUND', message('product.notFound'), ['productId']);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const item = { user: userId, wishlist: null, product: productId };
      const wasListed = (await em.count(WishlistItemEntity, item)) > 0;
      if (wasListed === isListed) return;
      if (wasListed) return void (await em.nativeDelete(WishlistItemEntity, item));
      if ((await em.count(WishlistItemEntity, { user: userId, wishlist: null })) >= MAX_WISHLIST_ITEMS) {
        throw userError('INVALID_VALUE', message('wishlist.full', { max: MAX_WISHLIST_ITEMS }), [
          'productId',
        ]);
      }
      await this.insert(em, userId, [productId]);
    });
    return { wishlist: await this.read(userId), product };
  }

  /**
   * Replaces the whole list, in this order; ignores duplicates and withdrawn products.
   * @throws UserError NOT_FOUND for an unknown product, or INVALID_VALUE for more than 500
   */
  async replace(userId: string, productIds: readonly string[]): Promise<Wishlist> {
    const ids = validate(productIdsSchema, productIds, ['productIds']);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      const sellable = await findSellable(em, ids);
      const unknown = ids.findIndex((id) => !sellable.has(id));
      if (unknown >= 0) {
        throw userError('NOT_FOUND', message('product.notFound'), ['productIds', String(unknown)]);
      }
      await em.nativeDelete(WishlistItemEntity, { user: userId, wishlist: null });
      await this.insert(
        em,
        userId,
        [...new Set(ids)].filter((id) => !sellable.get(id)?.isWithdrawn),
      );
    });
    return this.read(userId);
  }

  private async productsOfEach(userIds: readonly string[]): Promise<Map<string, Product[]>> {
    const ofEach = await findWishlistItemsOfEach(this.em, userIds);
    const products = await this.catalogue.findMany([...new Set([...ofEach.values()].flat())]);
    return new Map([...ofEach].map(([userId, ids]) => [userId, ids.flatMap((id) => products.get(id) ?? [])]));
  }

  private async insert(em: EntityManager, userId: string, productIds: string[]): Promise<void> {
    if (productIds.length === 0) return;
    const createdAt = this.clock();
    const items = productIds.map((product) => ({ id: newId(), user: userId, product, createdAt }));
    await em.insertMany(WishlistItemEntity, items);
  }
}
