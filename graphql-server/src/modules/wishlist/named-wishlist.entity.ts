import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../customers/users/user.entity.ts';

/** A named wishlist, or without a name, the sharing data of the default list. */
export const NamedWishlistEntity = defineEntity({
  name: 'NamedWishlist',
  tableName: 'wishlists',
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(UserEntity),
    name: p.text().nullable(),
    /** The id signed in the list's share link; null if not shared. A new id invalidates the previous link. */
    shareId: p.uuid().nullable(),
    sharedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
});

export type NamedWishlistEntity = InferEntity<typeof NamedWishlistEntity>;
