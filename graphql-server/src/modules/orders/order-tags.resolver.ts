import { Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { can } from '../../shared/principal.ts';
import type { TagsUpdateResult } from '../tags/tag.service.ts';
import type { Order } from './order.ts';
import type { OrdersServices } from './orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class OrderTagsResolver {
  @Access('orders:read')
  @Query(() => [String])
  async orderTags(@Ctx() { services }: Context): Promise<string[]> {
    return services.orderTags.list();
  }

  @FieldResolver(() => [String])
  tags(@Root() { tags }: Order, @Ctx() { principal }: Context): readonly string[] {
    return can(principal, 'orders:read') ? tags : [];
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrdersPayload)
  async orderTagsUpdate(
    @Args(() => Gql.MutationOrderTagsUpdateArgs) { ids, add, remove }: Gql.MutationOrderTagsUpdateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ orders: Order[]; changes: TagsUpdateResult[] }> {
    const changes = await services.orderTags.update(ids, { add: add ?? [], remove: remove ?? [] });
    return { orders: await services.orders.getMany(ids), changes };
  }
}
