import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { Order } from '../order.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver()
export class OrderConfirmationResolver {
  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderConfirm(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.orderConfirmations.confirm(id) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.OrderEmailConfirmPayload)
  async orderEmailConfirm(
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ): Promise<Partial<Gql.OrderEmailConfirmPayload>> {
    const { number, status } = await services.orderConfirmations.confirmByEmail(token, ip);
    return { number, status };
  }
}
