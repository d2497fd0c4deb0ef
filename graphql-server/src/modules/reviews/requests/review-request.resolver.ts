import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { ReviewsServices } from '../reviews.services.ts';

type Context = RequestContext<ReviewsServices>;

@Resolver()
export class ReviewRequestResolver {
  @Access('PUBLIC')
  @Mutation(() => Gql.ReviewRequestsPayload)
  async reviewRequestsUpdate(
    @Arg('token', () => String) token: string,
    @Arg('isSubscribed', () => Boolean) isSubscribed: boolean,
    @Ctx() { services }: Context,
  ): Promise<{ isSubscribed: boolean }> {
    await services.reviewRequests.setSubscribed(token, isSubscribed);
    return { isSubscribed };
  }
}
