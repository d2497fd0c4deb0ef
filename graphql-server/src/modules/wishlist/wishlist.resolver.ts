import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Wishlist, WishlistMovePayload, WishlistPayload } from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { requireViewer } from '../../shared/viewer.ts';
import type { WishlistMove } from './wishlist-move.service.ts';
import type { Wishlist as ShopperWishlist } from './wishlist.service.ts';

@Resolver(() => Wishlist)
export class WishlistResolver {
  @Access('CUSTOMER')
  @Query(() => Wishlist)
  async wishlist(@Ctx() context: RequestContext): Promise<ShopperWishlist> {
    return context.services.wishlist.read(requireViewer(context).userId);
  }

  @Access('CUSTOMER')
  @Mutation(() => WishlistPayload)
  async wishlistToggle(
    @Arg('productId', () => ID) productId: string,
    @Arg('isListed', () => Boolean, { nullable: true }) isListed: boolean | null,
    @Ctx() context: RequestContext,
  ): Promise<Partial<WishlistPayload>> {
    return context.services.wishlist.toggle(requireViewer(context).userId, productId, isListed);
  }

  @Access('CUSTOMER')
  @Mutation(() => WishlistMovePayload)
  async wishlistMoveToCart(
    @Arg('productIds', () => [ID]) productIds: string[],
    @Ctx() context: RequestContext,
  ): Promise<WishlistMove> {
    return context.services.wishlistMoves.move(requireViewer(context).userId, productIds);
  }
}
