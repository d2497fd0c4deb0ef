import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { ReviewResult } from './review-moderation.service.ts';
import type { ReviewSubmission } from './review.ts';
import type { ReviewsServices } from './reviews.services.ts';

type Context = RequestContext<ReviewsServices>;

@Resolver()
export class ReviewModerationResolver {
  @Access('products:read')
  @Query(() => Gql.ReviewSubmissionConnection)
  reviews(
    @Args(() => Gql.QueryReviewsArgs) { first, after, filter }: Gql.QueryReviewsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<ReviewSubmission> {
    const page = toPageRequest(first ?? 50, after);
    return deferredConnection(
      () => services.reviewQueries.list(filter ?? {}, page),
      () => services.reviewQueries.count(filter ?? {}),
    );
  }

  @Access('reviews:write')
  @Mutation(() => Gql.ReviewsModeratePayload)
  async reviewsModerate(
    @Args(() => Gql.MutationReviewsModerateArgs) args: Gql.MutationReviewsModerateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ results: ReviewResult[] }> {
    return { results: await services.reviewModeration.moderate(args) };
  }

  @Access('reviews:write')
  @Mutation(() => Gql.ReviewPayload)
  async reviewReplyUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('text', () => String, { nullable: true }) text: string | null,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ review: ReviewSubmission }> {
    return { review: await services.reviewModeration.setReply(id, text, expectedVersion ?? null) };
  }
}
