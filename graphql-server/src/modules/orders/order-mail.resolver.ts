import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Order, OrderMail, OrderPayload } from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import type { Order as ShopOrder } from './order.ts';
import type { OrderMail as ShopOrderMail } from './order-mail.ts';

@Resolver(() => Order)
export class OrderMailResolver {
  @FieldResolver(() => [OrderMail])
  async mails(
    @Root() order: ShopOrder,
    @Ctx() { viewer, services }: RequestContext,
  ): Promise<ShopOrderMail[]> {
    return viewer?.role === 'ADMIN' ? services.orderMails.of(order.id) : [];
  }

  @Access('ADMIN')
  @Mutation(() => OrderPayload)
  async orderMailResend(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await services.orderMails.resend(id) };
  }
}
