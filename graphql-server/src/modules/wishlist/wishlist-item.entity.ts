import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';

/** A product on a user's wishlist; at most once. */
export const WishlistItemEntity = defineEntity({
  name: 'WishlistItem',
  tableName: 'wishlist_items',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    product: () => p.manyToOne(ProductEntity),
    createdAt: p.datetime(),
  },
});

export type WishlistItemEntity = InferEntity<typeof WishlistItemEntity>;
