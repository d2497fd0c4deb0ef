import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { Order } from '../order.ts';
import type { OrderComment } from './order-comment.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class OrderCommentResolver {
  @FieldResolver(() => [Gql.OrderComment])
  async comments(@Root() { id }: Order, @Ctx() { principal, services }: Context): Promise<OrderComment[]> {
    return can(principal, 'orders:read') ? services.orderComments.of(id) : [];
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderCommentCreate(
    @Arg('orderId', () => ID) orderId: string,
    @Arg('text', () => String) text: string,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return {
      order: await context.services.orderComments.create(requireStaffActor(context), orderId, { text }),
    };
  }
}
