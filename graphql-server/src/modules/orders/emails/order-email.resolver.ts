import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { Order } from '../order.ts';
import type { OrderMail } from './order-mail.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class OrderEmailResolver {
  @FieldResolver(() => [Gql.OrderMail])
  async mails(@Root() order: Order, @Ctx() { principal, services }: Context): Promise<OrderMail[]> {
    return can(principal, 'orders:read') ? services.orderEmails.of(order.id) : [];
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderMailResend(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<{ order: Order }> {
    return { order: await context.services.orderEmails.resend(requireStaffActor(context), id) };
  }
}
