import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { ProductWithProblems } from './feed.service.ts';
import type { FeedsServices } from './feeds.services.ts';

type Context = RequestContext<FeedsServices>;

@Resolver()
export class FeedResolver {
  @Access('products:read')
  @Query(() => Gql.ProductFeeds)
  productFeeds(@Ctx() { services }: Context): Gql.ProductFeeds {
    return services.feeds.urls();
  }

  @Access('products:read')
  @Query(() => Gql.ProductFeedProblems)
  async productFeedProblems(
    @Ctx() { services }: Context,
  ): Promise<{ products: ProductWithProblems[]; totalCount: number }> {
    return services.feeds.problems();
  }
}
