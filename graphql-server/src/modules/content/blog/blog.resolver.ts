import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import type { ContentServices } from '../content.services.ts';
import type { Post, PostLink } from './post.ts';

type Context = RequestContext<ContentServices>;

@Resolver(() => Gql.Post)
export class BlogResolver {
  @Access('PUBLIC')
  @Query(() => Gql.PostConnection, { nullable: true })
  posts(
    @Args(() => Gql.QueryPostsArgs) { first, after, tag = null }: Gql.QueryPostsArgs,
    @Ctx() { services: { blog } }: Context,
  ): DeferredConnection<Post> | null {
    const page = toPageRequest(first ?? 12, after);
    if (!blog.isOn) return null;
    return deferredConnection(
      () => blog.list(tag, page),
      () => blog.count(tag),
    );
  }

  @Access('PUBLIC')
  @Query(() => Gql.Post, { nullable: true })
  async post(
    @Arg('handle', () => String) handle: string,
    @Ctx() { services }: Context,
  ): Promise<Post | null> {
    return services.blog.find(handle);
  }

  @FieldResolver(() => Gql.PostLink, { nullable: true })
  async previous(@Root() post: Post, @Ctx() { services }: Context): Promise<PostLink | null> {
    return (await services.blog.neighboursOf(post)).previous;
  }

  @FieldResolver(() => Gql.PostLink, { nullable: true })
  async next(@Root() post: Post, @Ctx() { services }: Context): Promise<PostLink | null> {
    return (await services.blog.neighboursOf(post)).next;
  }
}
