import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireUser } from '../../shared/principal.ts';
import type { NamedWishlist } from './named-wishlist.service.ts';
import type { SharedWishlist, WishlistShare } from './wishlist-share.service.ts';
import type { Wishlist } from './wishlist.service.ts';
import type { WishlistServices } from './wishlist.services.ts';

type Context = RequestContext<WishlistServices>;

/** The result of a change; its selected fields are read for `userId`. */
interface Changed {
  userId?: string;
}

@Resolver(() => Gql.NamedWishlist)
export class NamedWishlistResolver {
  @Access('CUSTOMER')
  @Query(() => [Gql.NamedWishlist])
  async namedWishlists(@Ctx() context: Context): Promise<NamedWishlist[]> {
    return context.services.namedWishlists.list(requireUser(context).userId);
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistCreate(@Arg('name', () => String) name: string, @Ctx() context: Context): Promise<Changed> {
    const { userId } = requireUser(context);
    await context.services.namedWishlists.create(userId, { name });
    return { userId };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistRename(
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String) name: string,
    @Ctx() context: Context,
  ): Promise<Changed> {
    const { userId } = requireUser(context);
    await context.services.namedWishlists.rename(userId, id, { name });
    return { userId };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistDelete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Changed> {
    const { userId } = requireUser(context);
    await context.services.namedWishlists.remove(userId, id);
    return { userId };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistItemsAdd(
    @Arg('toId', () => ID, { nullable: true }) toId: string | null | undefined,
    @Arg('productIds', () => [ID]) productIds: string[],
    @Ctx() context: Context,
  ): Promise<Changed> {
    const { userId } = requireUser(context);
    await context.services.namedWishlists.add(userId, { toId: toId ?? null, productIds });
    return { userId };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistItemsMove(
    @Arg('fromId', () => ID, { nullable: true }) fromId: string | null | undefined,
    @Arg('toId', () => ID, { nullable: true }) toId: string | null | undefined,
    @Arg('productIds', () => [ID]) productIds: string[],
    @Ctx() context: Context,
  ): Promise<Changed> {
    const { userId } = requireUser(context);
    const lists = { fromId: fromId ?? null, toId: toId ?? null };
    await context.services.namedWishlists.add(userId, { ...lists, productIds });
    return { userId };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.NamedWishlistsPayload)
  async wishlistItemsRemove(
    @Arg('id', () => ID) id: string,
    @Arg('productIds', () => [ID]) productIds: string[],
    @Ctx() context: Context,
  ): Promise<Changed> {
    const { userId } = requireUser(context);
    await context.services.namedWishlists.takeOff(userId, id, productIds);
    return { userId };
  }
}

@Resolver(() => Gql.NamedWishlistsPayload)
export class NamedWishlistsPayloadResolver {
  @FieldResolver(() => [Gql.NamedWishlist], { nullable: true })
  async namedWishlists(
    @Root() { userId }: Changed,
    @Ctx() { services }: Context,
  ): Promise<NamedWishlist[] | null> {
    return userId === undefined ? null : services.namedWishlists.list(userId);
  }

  @FieldResolver(() => Gql.Wishlist, { nullable: true })
  async wishlist(@Root() { userId }: Changed, @Ctx() { services }: Context): Promise<Wishlist | null> {
    return userId === undefined ? null : services.wishlist.read(userId);
  }
}

@Resolver(() => Gql.WishlistSharesPayload)
export class WishlistShareResolver {
  @Access('CUSTOMER')
  @Query(() => [Gql.WishlistShare])
  async wishlistShares(@Ctx() context: Context): Promise<WishlistShare[]> {
    return context.services.wishlistShares.list(requireUser(context).userId);
  }

  @Access('PUBLIC')
  @Query(() => Gql.SharedWishlist, { nullable: true })
  async sharedWishlist(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<SharedWishlist | null> {
    return services.wishlistShares.find(token);
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.WishlistSharesPayload)
  async wishlistShare(
    @Arg('id', () => ID, { nullable: true }) id: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<{ shares: WishlistShare[] }> {
    return { shares: await context.services.wishlistShares.share(requireUser(context).userId, id ?? null) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.WishlistSharesPayload)
  async wishlistShareEnd(
    @Arg('id', () => ID, { nullable: true }) id: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<{ shares: WishlistShare[] }> {
    return { shares: await context.services.wishlistShares.end(requireUser(context).userId, id ?? null) };
  }
}
