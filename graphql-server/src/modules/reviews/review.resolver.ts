import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import { requireUser } from '../../shared/principal.ts';
import type { Product } from '../catalogue/products/product-query.ts';
import type { Section } from '../content/sections/section.ts';
import type { ProductToReview, Review, ReviewStanding, ReviewSubmission } from './review.ts';
import type { ReviewsServices } from './reviews.services.ts';

type Context = RequestContext<ReviewsServices>;

@Resolver(() => Gql.Product)
export class ProductReviewsResolver {
  @FieldResolver(() => Gql.ReviewConnection)
  reviews(
    @Root() { id }: Product,
    @Args(() => Gql.ProductReviewsArgs) { first, after, sort, filter }: Gql.ProductReviewsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<Review> {
    const page = toPageRequest(first ?? 10, after);
    return deferredConnection(
      () => services.reviewQueries.listShown(id, filter ?? {}, sort ?? 'NEWEST', page),
      () => services.reviewQueries.countShown(id, filter ?? {}),
    );
  }
}

@Resolver(() => Gql.Section)
export class SectionReviewsResolver {
  @FieldResolver(() => [Gql.Review])
  async reviews(@Root() section: Section, @Ctx() { services }: Context): Promise<Review[]> {
    return section.kind === 'REVIEWS' ? services.sectionReviews.list(section) : [];
  }
}

@Resolver(() => Gql.Review)
export class ReviewedProductResolver {
  @FieldResolver(() => Gql.Product, { nullable: true })
  async product(@Root() { productId }: Review, @Ctx() { services }: Context): Promise<Product | null> {
    return services.reviewQueries.productOf(productId, 'PUBLISHED');
  }
}

/** Fields of a product that can be reviewed. */
@Resolver(() => Gql.ProductToReview)
export class ProductToReviewResolver {
  @FieldResolver(() => Gql.Product)
  async product(
    @Root() { productId }: ProductToReview,
    @Ctx() { services }: Context,
  ): Promise<Product | null> {
    return services.reviewQueries.productOf(productId, 'PUBLISHED');
  }
}

@Resolver(() => Gql.ReviewSubmission)
export class ReviewResolver {
  @FieldResolver(() => Gql.Product, { nullable: true })
  async product(
    @Root() { productId }: ReviewSubmission,
    @Ctx() { services }: Context,
  ): Promise<Product | null> {
    return services.reviewQueries.productOf(productId, 'PUBLISHED');
  }

  @Access('CUSTOMER')
  @Query(() => Gql.ReviewStanding)
  async reviewStanding(
    @Arg('productId', () => ID) productId: string,
    @Ctx() context: Context,
  ): Promise<ReviewStanding> {
    return context.services.reviewQueries.standing(requireUser(context), productId);
  }

  @Access('CUSTOMER')
  @Query(() => Gql.ReviewSubmissionConnection)
  ownReviews(
    @Args(() => Gql.QueryOwnReviewsArgs) { first, after }: Gql.QueryOwnReviewsArgs,
    @Ctx() context: Context,
  ): DeferredConnection<ReviewSubmission> {
    const customer = requireUser(context);
    const { reviewQueries } = context.services;
    const page = toPageRequest(first ?? 10, after);
    return deferredConnection(
      () => reviewQueries.listOwn(customer, page),
      () => reviewQueries.countOwn(customer),
    );
  }

  @Access('CUSTOMER')
  @Query(() => Gql.ProductToReviewConnection)
  productsToReview(
    @Args(() => Gql.QueryProductsToReviewArgs) { first, after }: Gql.QueryProductsToReviewArgs,
    @Ctx() context: Context,
  ): DeferredConnection<ProductToReview> {
    const customer = requireUser(context);
    const { reviewQueries } = context.services;
    const page = toPageRequest(first ?? 10, after);
    return deferredConnection(
      () => reviewQueries.listToReview(customer, page),
      () => reviewQueries.countToReview(customer),
    );
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReviewPayload)
  async reviewCreate(
    @Arg('productId', () => ID) productId: string,
    @Arg('input', () => Gql.ReviewInput) input: Gql.ReviewInput,
    @Ctx() context: Context,
  ): Promise<{ review: ReviewSubmission }> {
    return { review: await context.services.reviews.create(requireUser(context), productId, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReviewPayload)
  async reviewUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.ReviewInput) input: Gql.ReviewInput,
    @Ctx() context: Context,
  ): Promise<{ review: ReviewSubmission }> {
    return { review: await context.services.reviews.update(requireUser(context), id, input) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReviewDeletePayload)
  async reviewDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ reviewId: string }> {
    await context.services.reviews.delete(requireUser(context), id);
    return { reviewId: id };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReviewVotePayload)
  async reviewVoteUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('isHelpful', () => Boolean) isHelpful: boolean,
    @Ctx() context: Context,
  ): Promise<{ review: Review; isHelpful: boolean }> {
    return {
      review: await context.services.reviews.setVote(requireUser(context), id, isHelpful),
      isHelpful,
    };
  }
}
