import type { InferKyselyDB } from '@mikro-orm/sql';
import { NamedWishlistEntity } from './named-wishlist.entity.ts';
import { WishlistItemEntity } from './wishlist-item.entity.ts';

export const wishlistEntities = [NamedWishlistEntity, WishlistItemEntity] as const;

export type WishlistTables = InferKyselyDB<(typeof wishlistEntities)[number]>;
