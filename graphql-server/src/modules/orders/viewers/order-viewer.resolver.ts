import { Args, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireUser } from '../../../shared/principal.ts';
import type { OrderViewer } from './order-viewer.service.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver()
export class OrderViewerResolver {
  @Access('STAFF with orders:read')
  @Subscription(() => [Gql.OrderViewer], {
    subscribe: ({ args, context }) => {
      const { orderId } = args as Gql.SubscriptionOrderViewersArgs;
      const caller = context as Context;
      return caller.services.orderViewers.watch(requireUser(caller), orderId);
    },
  })
  orderViewers(
    @Root() viewers: OrderViewer[],
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the schema is made of the parameters
    @Args(() => Gql.SubscriptionOrderViewersArgs) _args: Gql.SubscriptionOrderViewersArgs,
  ): OrderViewer[] {
    return viewers;
  }
}
