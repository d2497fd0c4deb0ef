import type { Scope } from '../../core/define-module.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import { NamedWishlistService } from './named-wishlist.service.ts';
import { WishlistMoveService } from './wishlist-move.service.ts';
import { WishlistShareService } from './wishlist-share.service.ts';
import { WishlistService } from './wishlist.service.ts';

export function wishlistServices(
  { dependencies: { clock, secrets }, em }: Scope,
  { catalogue, cart, lineFields }: CartServices & CatalogueServices,
) {
  const wishlist = new WishlistService(em, clock, catalogue);
  return {
    wishlist,
    wishlistMoves: new WishlistMoveService(em, clock, cart, wishlist, lineFields.ordered),
    namedWishlists: new NamedWishlistService(em, clock, catalogue),
    wishlistShares: new WishlistShareService(em, clock, catalogue, secrets.session),
  };
}

export type WishlistServices = ReturnType<typeof wishlistServices>;
