import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { NamedWishlistEntity } from './named-wishlist.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';

/** A product on one of a user's wishlists, at most once per list. */
export const WishlistItemEntity = defineEntity({
  name: 'WishlistItem',
  tableName: 'wishlist_items',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    /** Null for the default list. */
    wishlist: () => p.manyToOne(NamedWishlistEntity).nullable(),
    product: () => p.manyToOne(ProductEntity),
    createdAt: p.datetime(),
  },
});

export type WishlistItemEntity = InferEntity<typeof WishlistItemEntity>;
