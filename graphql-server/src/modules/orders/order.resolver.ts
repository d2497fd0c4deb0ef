import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import {
  Cart,
  Order,
  OrderConnection,
  OrderEvent,
  OrderLine,
  OrderPayload,
  OrderPlaceInput,
  OrderPlacePayload,
  OrderStatus,
  QueryOrdersArgs,
} from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { toPageRequest } from '../../shared/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/deferred-connection.ts';
import { requireViewer } from '../../shared/viewer.ts';
import type { Cart as ShopperCart } from '../cart/cart.ts';
import { actorOf } from './order-status.ts';
import type {
  Order as ShopOrder,
  OrderEvent as ShopOrderEvent,
  OrderLine as ShopOrderLine,
} from './order.ts';

@Resolver(() => Order)
export class OrderResolver {
  @Access('CUSTOMER', 'ADMIN')
  @Query(() => Order, { nullable: true })
  async order(@Arg('id', () => ID) id: string, @Ctx() context: RequestContext): Promise<ShopOrder | null> {
    return context.services.orders.find(requireViewer(context), id);
  }

  @Access('ADMIN')
  @Query(() => OrderConnection)
  async orders(
    @Args(() => QueryOrdersArgs) args: QueryOrdersArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<DeferredConnection<ShopOrder>> {
    const filter = { status: args.filter?.status, text: args.filter?.text };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.orders.list(filter, page),
      () => services.orders.count(filter),
    );
  }

  @Access('ADMIN')
  @Mutation(() => OrderPayload)
  async orderStatusUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('status', () => OrderStatus) status: OrderStatus,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    const actor = actorOf(requireViewer(context));
    return { order: await context.services.orderStatus.update(actor, id, status) };
  }

  @Access('CUSTOMER')
  @Mutation(() => OrderPayload)
  async orderCancel(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.orderStatus.cancel(requireViewer(context), id) };
  }

  @FieldResolver(() => [OrderLine])
  async lines(@Root() order: ShopOrder, @Ctx() { services }: RequestContext): Promise<ShopOrderLine[]> {
    return services.orders.linesOf(order.id);
  }

  @FieldResolver(() => [OrderEvent])
  async history(@Root() order: ShopOrder, @Ctx() { services }: RequestContext): Promise<ShopOrderEvent[]> {
    return services.orders.historyOf(order.id);
  }
}

@Resolver(() => OrderPlacePayload)
export class OrderPlaceResolver {
  @Access('CUSTOMER')
  @Mutation(() => OrderPlacePayload)
  async orderPlace(
    @Arg('input', () => OrderPlaceInput) input: OrderPlaceInput,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.checkout.place(requireViewer(context).userId, input) };
  }

  @FieldResolver(() => Cart, { nullable: true })
  async cart(
    @Root() { order }: { order?: ShopOrder },
    @Ctx() context: RequestContext,
  ): Promise<ShopperCart | null> {
    return order ? context.services.cart.read(requireViewer(context).userId) : null;
  }
}
