import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { can, requireUser } from '../../../shared/principal.ts';
import type { SignedInPayload } from '../../auth/accounts/account.resolver.ts';
import type { UnpaidOrder } from '../../cart/unpaid-order.ts';
import { customerLinks } from '../emails/order-sender.ts';
import type { Order } from '../order.ts';
import type { OrdersServices } from '../orders.services.ts';
import type { CartServices } from '../../cart/cart.services.ts';

type Context = RequestContext<CartServices & OrdersServices>;

/** How a guest pays or cancels their unpaid order. */
@Resolver(() => Gql.UnpaidOrder)
export class UnpaidOrderLinkResolver {
  @FieldResolver(() => String, { nullable: true })
  linkToken(@Root() order: UnpaidOrder, @Ctx() { services, principal }: Context): string | null {
    return services.orderLinks.tokenFor(principal, order);
  }
}

/** Orders by link, and the link of an order. */
@Resolver(() => Gql.Order)
export class OrderLinkResolver {
  @Access('PUBLIC')
  @Query(() => Gql.Order, { nullable: true })
  async orderByLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ): Promise<Order | null> {
    return services.orderLinks.find(token, ip);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.OrderPayload)
  async orderLinkCancel(
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ): Promise<{ order: Order }> {
    const { order, holder } = await services.orderLinks.open(token, ip);
    return { order: await services.orderStatus.cancel(holder, order.id) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.SessionPayload)
  async orderLinkKeep(
    @Arg('input', () => Gql.OrderLinkKeepInput) input: Gql.OrderLinkKeepInput,
    @Arg('guestToken', () => String, { nullable: true }) guestToken: string | null,
    @Ctx() { services, ip }: Context,
  ): Promise<SignedInPayload> {
    const session = await services.orderLinks.keep(input, ip);
    return services.guestCarts.joinAtLogin(session, guestToken);
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.OrderPayload)
  async orderLinkJoin(
    @Arg('token', () => String) token: string,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.orderLinks.join(requireUser(context), token, context.ip) };
  }

  @FieldResolver(() => Boolean)
  isGuest(@Root() { guestLinkExpiresAt }: Order): boolean {
    return guestLinkExpiresAt !== null;
  }

  @FieldResolver(() => String, { nullable: true })
  linkToken(@Root() order: Order, @Ctx() { services, principal }: Context): string | null {
    return services.orderLinks.tokenFor(principal, order);
  }

  @FieldResolver(() => Gql.OrderCustomerLinks, { nullable: true })
  customerLinks(
    @Root() order: Order,
    @Ctx() { services, principal }: Context,
  ): Gql.OrderCustomerLinks | null {
    const mayShare = principal.kind === 'STAFF' && can(principal, 'orders:write');
    // A guest has no link to an imported order.
    const isShared = order.importedFrom === null || order.guestLinkExpiresAt === null;
    return mayShare && isShared ? customerLinks(order, services.orderSender) : null;
  }
}
