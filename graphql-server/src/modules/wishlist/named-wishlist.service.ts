import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { CatalogueService } from '../catalogue/products/catalogue.service.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import { lockUser } from '../customers/users/lock-user.ts';
import { NamedWishlistEntity } from './named-wishlist.entity.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';
import { MAX_WISHLIST_ITEMS } from './wishlist-query.ts';
import {
  itemsAfterAdding,
  listFull,
  listItemsSchema,
  listNameSchema,
  MAX_LIST_ITEMS,
  MAX_LISTS,
} from './wishlist-rules.ts';

/** A named wishlist. */
export interface NamedWishlist {
  id: string;
  name: string;
  products: Product[];
  createdAt: Date;
}

/** Customers' named wishlists, and moves between lists. Each change locks the user's row. */
export class NamedWishlistService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly catalogue: CatalogueService,
  ) {}

  /**
   * A customer's named lists, oldest first, in three statements. Omits products that are currently not in the
   * shop.
   */
  async list(userId: string): Promise<NamedWishlist[]> {
    const lists = await this.em.find(
      NamedWishlistEntity,
      { user: userId, name: { $ne: null } },
      { orderBy: { createdAt: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    const items = await this.em.find(
      WishlistItemEntity,
      { user: userId, wishlist: { $in: lists.map(({ id }) => id) } },
      { orderBy: { createdAt: 'asc', id: 'asc' }, disableIdentityMap: true },
    );
    const products = await this.catalogue.findMany([...new Set(items.map(({ product }) => product.id))]);
    const ofEach = Map.groupBy(items, ({ wishlist }) => wishlist?.id);
    return lists.map(({ id, name, createdAt }) => ({
      id,
      name: name ?? '',
      createdAt,
      products: (ofEach.get(id) ?? []).flatMap(({ product }) => products.get(product.id) ?? []),
    }));
  }

  /**
   * Creates an empty list. @throws UserError INVALID_VALUE for a name that another list has, or when there
   * are 20
   */
  async create(userId: string, input: { name: string }): Promise<NamedWishlist> {
    const { name } = validate(listNameSchema, input);
    const id = newId();
    const createdAt = this.clock();
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      if ((await em.count(NamedWishlistEntity, { user: userId, name: { $ne: null } })) >= MAX_LISTS) {
        throw userError('INVALID_VALUE', message('wishlist.tooMany', { max: MAX_LISTS }), ['name']);
      }
      await assertNameIsFree(em, userId, name, null);
      await em.insert(NamedWishlistEntity, { id, user: userId, name, createdAt });
    });
    return { id, name, products: [], createdAt };
  }

  /** @throws UserError NOT_FOUND, or INVALID_VALUE for a name that another list has */
  async rename(userId: string, id: string, input: { name: string }): Promise<NamedWishlist[]> {
    const { name } = validate(listNameSchema, input);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      await findList(em, userId, id, ['id']);
      await assertNameIsFree(em, userId, name, id);
      await em.nativeUpdate(NamedWishlistEntity, { id }, { name });
    });
    return this.list(userId);
  }

  /** Deletes a list with its items; its link stops working. @throws UserError NOT_FOUND */
  async remove(userId: string, id: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      await findList(em, userId, id, ['id']);
      await em.nativeDelete(NamedWishlistEntity, { id });
    });
  }

  /**
   * Adds products to a list; null is the default one. `fromId` removes them from another list in the same
   * step; without it they stay there.
   * @throws UserError NOT_FOUND for a list or product, or INVALID_VALUE when there is no room for all
   */
  async add(
    userId: string,
    {
      toId,
      fromId,
      productIds,
    }: { toId: string | null; fromId?: string | null; productIds: readonly string[] },
  ): Promise<void> {
    const ids = [...new Set(validate(listItemsSchema, productIds, ['productIds']))];
    const products = await this.catalogue.findMany(ids);
    const unknown = ids.findIndex((id) => !products.has(id));
    if (unknown >= 0) {
      throw userError('NOT_FOUND', message('product.notFound'), ['productIds', String(unknown)]);
    }
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      if (toId !== null) await findList(em, userId, toId, ['toId']);
      if (fromId) await findList(em, userId, fromId, ['fromId']);
      await this.insert(em, userId, toId, ids);
      if (fromId !== undefined && fromId !== toId) await this.delete(em, userId, fromId, ids);
    });
  }

  /** Removes products from a named list; products not on it are ignored. @throws UserError NOT_FOUND */
  async takeOff(userId: string, id: string, productIds: readonly string[]): Promise<void> {
    const ids = validate(listItemsSchema, productIds, ['productIds']);
    await retryTransaction(this.em, async (em) => {
      await lockUser(em, userId);
      await findList(em, userId, id, ['id']);
      await this.delete(em, userId, id, ids);
    });
  }

  private async insert(
    em: EntityManager,
    user: string,
    wishlist: string | null,
    added: string[],
  ): Promise<void> {
    const items = await em.find(WishlistItemEntity, { user, wishlist });
    const present = items.map(({ product }) => product.id);
    const max = wishlist === null ? MAX_WISHLIST_ITEMS : MAX_LIST_ITEMS;
    const after = itemsAfterAdding(present, added, max);
    if (!after) throw userError('INVALID_VALUE', listFull(max), ['productIds']);
    const createdAt = this.clock();
    const rows = after
      .slice(present.length)
      .map((product) => ({ id: newId(), user, wishlist, product, createdAt }));
    if (rows.length > 0) await em.insertMany(WishlistItemEntity, rows);
  }

  private async delete(
    em: EntityManager,
    user: string,
    wishlist: string | null,
    ids: string[],
  ): Promise<void> {
    await em.nativeDelete(WishlistItemEntity, { user, wishlist, product: { $in: ids.filter(isUuid) } });
  }
}

/** A customer's named list, locked. @throws UserError NOT_FOUND, also for another customer's list */
export async function findList(
  em: EntityManager,
  user: string,
  id: string,
  field: string[],
): Promise<NamedWishlistEntity> {
  const where = { id, user, name: { $ne: null } };
  const wishlist = isUuid(id)
    ? await em.findOne(NamedWishlistEntity, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    : null;
  if (!wishlist) throw userError('NOT_FOUND', message('wishlist.notFound'), field);
  return wishlist;
}

async function assertNameIsFree(
  em: EntityManager,
  user: string,
  name: string,
  except: string | null,
): Promise<void> {
  const lists = await em.find(NamedWishlistEntity, { user, name: { $ne: null } });
  const isTaken = lists.some((list) => list.id !== except && list.name?.toLowerCase() === name.toLowerCase());
  if (isTaken) throw userError('INVALID_VALUE', message('wishlist.nameTaken'), ['name']);
}
