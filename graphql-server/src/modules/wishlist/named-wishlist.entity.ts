import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';

/** A wishlist with a name, or, without one, what is known of a default list that is shared. */
export const NamedWishlistEntity = defineEntity({
  name: 'NamedWishlist',
  tableName: 'wishlists',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    name: p.text().nullable(),
    /**
     * What the link that shares it is signed for; null: it is not shared. Another one ends the link before.
     */
    shareId: p.uuid().nullable(),
    sharedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export type NamedWishlistEntity = InferEntity<typeof NamedWishlistEntity>;
