import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../shared/principal.ts';
import type { Order } from '../orders/order.ts';
import type { OrderReturn } from '../returns/return-rules.ts';
import type { ExchangePreview } from './exchange.service.ts';
import type { ExchangesServices } from './exchanges.services.ts';

type Context = RequestContext<ExchangesServices>;

@Resolver()
export class ExchangeResolver {
  @Access('orders:write')
  @Query(() => Gql.OrderExchangePreviewPayload)
  async orderExchangePreview(
    @Arg('input', () => Gql.OrderExchangeInput) input: Gql.OrderExchangeInput,
    @Ctx() { services }: Context,
  ): Promise<{ preview: ExchangePreview }> {
    return { preview: await services.exchanges.preview(input) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderExchangePayload)
  async orderExchange(
    @Args(() => Gql.MutationOrderExchangeArgs)
    { input, expectedTotal, expectedUpdatedAt, text = null }: Gql.MutationOrderExchangeArgs,
    @Ctx() context: Context,
  ): Promise<{ return: OrderReturn; order: Order }> {
    const expected = { total: expectedTotal, updatedAt: expectedUpdatedAt };
    const actor = requireStaffActor(context);
    return context.services.exchanges.exchange(actor, input, expected, { text });
  }
}
