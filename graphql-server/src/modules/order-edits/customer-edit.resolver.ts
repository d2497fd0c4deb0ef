import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { requireUser } from '../../shared/principal.ts';
import type { Order } from '../orders/order.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import { noSuchOrder } from '../orders/search/order-query.ts';
import type { Customer, OrderEditPreview } from './order-edit.service.ts';
import type { OrderEditsServices } from './order-edits.services.ts';

type Context = RequestContext<OrdersServices & OrderEditsServices>;

/** Changes of orders by their customers. */
@Resolver(() => Gql.Order)
export class CustomerEditResolver {
  @Access('CUSTOMER')
  @Query(() => Gql.OrderEditPreviewPayload)
  async orderChangePreview(
    @Args(() => Gql.QueryOrderChangePreviewArgs) { input }: Gql.QueryOrderChangePreviewArgs,
    @Ctx() context: Context,
  ): Promise<{ preview: OrderEditPreview }> {
    return { preview: await context.services.customerEdits.preview(customerOf(context), input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.OrderPayload)
  async orderChange(
    @Args(() => Gql.MutationOrderChangeArgs)
    { input, expectedTotal: total, expectedUpdatedAt: updatedAt }: Gql.MutationOrderChangeArgs,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const { customerEdits } = context.services;
    return { order: await customerEdits.change(customerOf(context), input, { total, updatedAt }) };
  }

  @FieldResolver(() => DateTime, { nullable: true })
  async changeableUntil(@Root() order: Order, @Ctx() { services }: Context): Promise<Date | null> {
    return services.customerEdits.changeableUntil(order);
  }
}

/** The same for guests, by the link of their order. */
@Resolver()
export class OrderLinkEditResolver {
  @Access('PUBLIC')
  @Query(() => Gql.OrderEditPreviewPayload)
  async orderLinkChangePreview(
    @Args(() => Gql.QueryOrderLinkChangePreviewArgs)
    { token, input }: Gql.QueryOrderLinkChangePreviewArgs,
    @Ctx() context: Context,
  ): Promise<{ preview: OrderEditPreview }> {
    const guest = await guestOf(context, token, input.orderId);
    return { preview: await context.services.customerEdits.preview(guest, input) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.OrderPayload)
  async orderLinkChange(
    @Args(() => Gql.MutationOrderLinkChangeArgs) args: Gql.MutationOrderLinkChangeArgs,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const { token, input, expectedTotal: total, expectedUpdatedAt: updatedAt } = args;
    const guest = await guestOf(context, token, input.orderId);
    return { order: await context.services.customerEdits.change(guest, input, { total, updatedAt }) };
  }
}

function customerOf(context: Context): Customer {
  return { kind: 'CUSTOMER', userId: requireUser(context).userId };
}

/** @throws UserError NOT_FOUND if the link is that of another order, or has expired */
async function guestOf({ services, ip }: Context, token: string, orderId: string): Promise<Customer> {
  const { order } = await services.orderLinks.open(token, ip);
  if (order.id !== orderId) throw noSuchOrder();
  return { kind: 'GUEST', userId: order.userId };
}
