import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { DateTime, Money } from '../../graphql/scalars.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import { can, requireStaffActor, requireUser } from '../../shared/principal.ts';
import type { NamedBilling } from './address/formatted-address.resolver.ts';
import { actorOf } from './order-actor.ts';
import type { OrderResult } from './order-results.ts';
import type { OrderRepricing } from './order-event.entity.ts';
import type { Order, OrderAdjustment, OrderEvent, OrderLine } from './order.ts';
import type { OrdersServices } from './orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class OrderResolver {
  @Access('CUSTOMER', 'orders:read')
  @Query(() => Gql.Order, { nullable: true })
  async order(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Order | null> {
    return context.services.orders.find(context.principal, id);
  }

  @Access('orders:read')
  @Query(() => Gql.OrderConnection)
  async orders(
    @Args(() => Gql.QueryOrdersArgs) args: Gql.QueryOrdersArgs,
    @Ctx() { services }: Context,
  ): Promise<DeferredConnection<Order>> {
    const filter = { ...args.filter };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.orders.list(filter, page, args.sort ?? 'NEWEST'),
      () => services.orders.count(filter),
    );
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderStatusUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('status', () => Gql.OrderStatus) status: Gql.OrderStatus,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const actor = actorOf(requireStaffActor(context));
    return { order: await context.services.orderStatus.update(actor, id, status) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderResultsPayload)
  async ordersDeliver(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<{ results: OrderResult[] }> {
    const actor = actorOf(requireStaffActor(context));
    return { results: await context.services.orderStatus.deliverEach(actor, ids) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderResultsPayload)
  async ordersCancel(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<{ results: OrderResult[] }> {
    const actor = actorOf(requireStaffActor(context));
    return { results: await context.services.orderStatus.cancelEach(actor, ids) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderAddressUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.BillingDetailsInput) input: Gql.BillingDetailsInput,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.orderAddresses.update(requireStaffActor(context), id, input) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderDeliveryAddressUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.DeliveryAddressInput, { nullable: true })
    input: Gql.DeliveryAddressInput | null | undefined,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const { orderAddresses } = context.services;
    return { order: await orderAddresses.updateDelivery(requireStaffActor(context), id, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.OrderPayload)
  async orderCancel(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<{ order: Order }> {
    return { order: await context.services.orderStatus.cancel(requireUser(context), id) };
  }

  /** With the account's name, see `FormattedBillingResolver`. */
  @FieldResolver(() => Gql.BillingDetails, { nullable: true })
  billing(@Root() { billing, customer }: Order): NamedBilling | null {
    return billing && { ...billing, fullName: customer.fullName };
  }

  @FieldResolver(() => [Gql.OrderLine])
  async lines(@Root() order: Order, @Ctx() { services }: Context): Promise<OrderLine[]> {
    return services.orders.linesOf(order.id);
  }

  @FieldResolver(() => [Gql.Adjustment])
  async adjustments(@Root() order: Order, @Ctx() { services }: Context): Promise<OrderAdjustment[]> {
    return services.orders.adjustmentsOf(order.id);
  }

  @FieldResolver(() => [Gql.OrderEvent])
  async history(@Root() order: Order, @Ctx() { services }: Context): Promise<OrderEvent[]> {
    return services.orders.historyOf(order.id);
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async paidAt(@Root() order: Order, @Ctx() { services }: Context): Promise<Date | null> {
    return services.orders.paidAtOf(order);
  }

  /** Deprecated, like the next three; see the contract. */
  @FieldResolver(() => Int)
  itemCount(@Root() { totals }: Order): number {
    return totals.itemCount;
  }

  @FieldResolver(() => Money)
  subtotal(@Root() { totals }: Order): MinorUnits {
    return totals.subtotal;
  }

  @FieldResolver(() => Money)
  shippingTotal(@Root() { totals }: Order): MinorUnits {
    return totals.shippingTotal;
  }

  @FieldResolver(() => Money)
  total(@Root() { totals }: Order): MinorUnits {
    return totals.total;
  }
}

/** The payment of an event, and fields for staff only. */
@Resolver(() => Gql.OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => Money, { nullable: true })
  receivedAmount(@Root() { payment }: OrderEvent): MinorUnits | null {
    return payment?.amount ?? null;
  }

  @FieldResolver(() => String, { nullable: true })
  staffName(@Root() { staffName }: OrderEvent, @Ctx() { principal }: Context): string | null {
    return can(principal, 'orders:read') ? staffName : null;
  }

  @FieldResolver(() => Gql.OrderRepricing, { nullable: true })
  repricing(@Root() { repricing }: OrderEvent, @Ctx() { principal }: RequestContext): OrderRepricing | null {
    return can(principal, 'orders:read') ? repricing : null;
  }
}
