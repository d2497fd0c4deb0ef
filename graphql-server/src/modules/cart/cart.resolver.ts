import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { UserErrorIssue } from '../../errors.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Money } from '../../graphql/scalars.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { Access } from '../../graphql/access.ts';
import { requireBuyer } from '../../shared/principal.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import type { CartWarning } from './cart-rules.ts';
import type { Cart, CartChange } from './cart.ts';
import type { CartServices } from './cart.services.ts';

type Context = RequestContext<CartServices>;

/** The result of a cart mutation: the change, or the errors that prevented it. */
interface CartResult extends Partial<CartChange> {
  userErrors: readonly UserErrorIssue[];
}

@Resolver(() => Gql.Cart)
export class CartResolver {
  @Access('CUSTOMER', 'GUEST')
  @Query(() => Gql.Cart)
  async cart(@Ctx() context: Context): Promise<Cart> {
    return context.services.cart.read(requireBuyer(context).userId);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartLinesAdd(
    @Arg('lines', () => [Gql.CartLineInput]) lines: Gql.CartLineInput[],
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Arg('adjust', () => Boolean, { nullable: true }) adjust: boolean | null,
    @Ctx() context: Context,
  ): Promise<CartChange> {
    const { userId } = requireBuyer(context);
    return context.services.cart.add(userId, lines, expectedVersion, adjust ?? false);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartLinesUpdate(
    @Arg('lines', () => [Gql.CartLineUpdateInput]) lines: Gql.CartLineUpdateInput[],
    @Ctx() context: Context,
  ): Promise<CartChange> {
    return context.services.cart.update(requireBuyer(context).userId, lines);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartLinesRemove(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<CartChange> {
    return context.services.cart.remove(requireBuyer(context).userId, ids);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartReplace(
    @Arg('lines', () => [Gql.CartLineInput]) lines: Gql.CartLineInput[],
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ): Promise<CartChange> {
    return context.services.cart.replace(requireBuyer(context).userId, lines, expectedVersion);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartWarningsAccept(@Ctx() context: Context): Promise<CartChange> {
    return context.services.cart.acceptWarnings(requireBuyer(context).userId);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartCodeApply(@Arg('code', () => String) code: string, @Ctx() context: Context): Promise<CartChange> {
    return context.services.cartCodes.apply(requireBuyer(context).userId, code);
  }

  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CartPayload)
  async cartCodeRemove(
    @Arg('code', () => String) code: string,
    @Ctx() context: Context,
  ): Promise<CartChange> {
    return context.services.cartCodes.remove(requireBuyer(context).userId, code);
  }

  /** Deprecated; see the contract. */
  @FieldResolver(() => Int)
  itemCount(@Root() { totals }: Cart): number {
    return totals.itemCount;
  }

  /** Deprecated; see the contract. */
  @FieldResolver(() => Money)
  subtotal(@Root() { totals }: Cart): MinorUnits {
    return totals.subtotal;
  }
}

/** Translates warnings to the caller's language. */
@Resolver(() => Gql.CartWarning)
export class CartWarningResolver {
  @FieldResolver(() => String)
  message(@Root() { message }: CartWarning, @Ctx() { locale }: Context): string {
    return formatMessage(locale, message);
  }
}

/** Reports what happened to the guest's cart at login. */
@Resolver(() => Gql.SessionPayload)
export class GuestCartResolver {
  @FieldResolver(() => [Gql.CartWarning])
  cartWarnings(@Root() { cartWarnings = [] }: { cartWarnings?: CartWarning[] }): CartWarning[] {
    return cartWarnings;
  }
}

@Resolver(() => Gql.CartPayload)
export class CartPayloadResolver {
  /**
   * Returned with the error, because a client with an outdated version needs the current cart to try again.
   */
  @FieldResolver(() => Gql.Cart, { nullable: true })
  async cart(@Root() { cart, userErrors }: CartResult, @Ctx() context: Context): Promise<Cart | null> {
    const isOutdated = userErrors.some(({ code }) => code === 'CART_CHANGED');
    return isOutdated ? context.services.cart.read(requireBuyer(context).userId) : (cart ?? null);
  }
}
