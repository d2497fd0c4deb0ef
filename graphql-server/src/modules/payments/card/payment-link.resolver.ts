import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { PaymentsServices } from '../payments.services.ts';

type Context = RequestContext<PaymentsServices>;

@Resolver(() => Gql.PaymentLink)
export class PaymentLinkResolver {
  @Access('PUBLIC')
  @Query(() => Gql.PaymentLink, { nullable: true })
  async paymentLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: Context,
  ): Promise<Gql.PaymentLink | null> {
    return services.paymentLinks.find(token);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.PaymentLinkOpenPayload)
  async paymentLinkOpen(
    @Args(() => Gql.MutationPaymentLinkOpenArgs) { token, ...options }: Gql.MutationPaymentLinkOpenArgs,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.PaymentLinkOpenPayload>> {
    return { url: await services.paymentLinks.open(token, options) };
  }
}
