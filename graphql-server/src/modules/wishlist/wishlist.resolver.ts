import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { requireUser } from '../../shared/principal.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import type { WishlistMove } from './wishlist-move.service.ts';
import type { Wishlist } from './wishlist.service.ts';
import type { WishlistServices } from './wishlist.services.ts';

type Context = RequestContext<WishlistServices>;

@Resolver(() => Gql.Wishlist)
export class WishlistResolver {
  @Access('CUSTOMER')
  @Query(() => Gql.Wishlist)
  async wishlist(@Ctx() context: Context): Promise<Wishlist> {
    return context.services.wishlist.read(requireUser(context).userId);
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.WishlistPayload)
  async wishlistToggle(
    @Arg('productId', () => ID) productId: string,
    @Arg('isListed', () => Boolean, { nullable: true }) isListed: boolean | null,
    @Ctx() context: Context,
  ): Promise<{ wishlist: Wishlist; product: Product }> {
    return context.services.wishlist.toggle(requireUser(context).userId, productId, isListed);
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.WishlistMovePayload)
  async wishlistMoveToCart(
    @Arg('productIds', () => [ID]) productIds: string[],
    @Ctx() context: Context,
  ): Promise<WishlistMove> {
    return context.services.wishlistMoves.move(requireUser(context).userId, productIds);
  }
}

@Resolver(() => Gql.WishlistMovePayload)
export class WishlistMovePayloadResolver {
  /** Deprecated; see the contract. */
  @FieldResolver(() => [Gql.WishlistStay], { nullable: true })
  stays(@Root() { notMoved }: Partial<WishlistMove>): WishlistMove['notMoved'] | null {
    return notMoved ?? null;
  }
}
