import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';

@Resolver(() => Gql.PaymentLink)
export class PaymentLinkResolver {
  @Access('PUBLIC')
  @Query(() => Gql.PaymentLink, { nullable: true })
  async paymentLink(
    @Arg('token', () => String) token: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Gql.PaymentLink | null> {
    return services.paymentLinks.find(token);
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.PaymentLinkOpenPayload)
  async paymentLinkOpen(
    @Arg('token', () => String) token: string,
    @Arg('returnUrl', () => String, { nullable: true }) returnUrl: string | null,
    @Ctx() { services }: RequestContext,
  ): Promise<Partial<Gql.PaymentLinkOpenPayload>> {
    return { url: await services.paymentLinks.open(token, returnUrl) };
  }
}
