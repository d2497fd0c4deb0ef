import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { Order } from '../order.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class OrderNoteResolver {
  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderNotesUpdate(
    @Args(() => Gql.MutationOrderNotesUpdateArgs) { id, ...notes }: Gql.MutationOrderNotesUpdateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.orderNotes.update(id, notes) };
  }
}
