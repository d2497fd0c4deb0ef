import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { Order } from './order.ts';
import type { OrdersServices } from './orders.services.ts';

type Context = RequestContext<OrdersServices>;

/** A user's orders. Only the user and staff can load a `User`, so no further check is needed. */
@Resolver(() => Gql.User)
export class UserOrdersResolver {
  @FieldResolver(() => Gql.OrderConnection)
  async orders(
    @Root() { id }: { id: string },
    @Args(() => Gql.UserOrdersArgs) args: Gql.UserOrdersArgs,
    @Ctx() { services }: Context,
  ): Promise<DeferredConnection<Order>> {
    const filter = { status: args.status };
    const page = toPageRequest(args.first ?? 20, args.after);
    return deferredConnection(
      () => services.orders.listForUser(id, filter, page),
      () => services.orders.countForUser(id, filter),
    );
  }
}
