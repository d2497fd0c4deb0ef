import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { NotFoundUrl } from './not-found-url.service.ts';
import type { RedirectEntity } from './redirect.entity.ts';
import type { RedirectsServices } from './redirects.services.ts';

type Context = RequestContext<RedirectsServices>;

@Resolver()
export class RedirectResolver {
  @Access('PUBLIC')
  @Query(() => String, { nullable: true })
  async redirectTarget(
    @Arg('url', () => String) url: string,
    @Ctx() { services }: Context,
  ): Promise<string | null> {
    return services.redirects.locationOf(url);
  }

  @Access('content:write')
  @Query(() => Gql.RedirectConnection)
  redirects(
    @Args(() => Gql.QueryRedirectsArgs) args: Gql.QueryRedirectsArgs,
    @Ctx() { services: { redirects } }: Context,
  ): DeferredConnection<RedirectEntity> {
    const search = args.search ?? '';
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => redirects.list(search, page),
      () => redirects.count(search),
    );
  }

  @Access('content:write')
  @Query(() => [Gql.NotFoundUrl])
  async notFoundUrls(@Ctx() { services }: Context): Promise<NotFoundUrl[]> {
    return services.notFoundUrls.list();
  }

  @Access('content:write')
  @Mutation(() => Gql.RedirectPayload)
  async redirectCreate(
    @Arg('input', () => Gql.RedirectInput) input: Gql.RedirectInput,
    @Ctx() { services }: Context,
  ): Promise<{ redirect: RedirectEntity }> {
    return { redirect: await services.redirects.create(input) };
  }

  @Access('content:write')
  @Mutation(() => Gql.RedirectPayload)
  async redirectUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.RedirectInput) input: Gql.RedirectInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ redirect: RedirectEntity }> {
    return { redirect: await services.redirects.update(id, input, expectedVersion) };
  }

  @Access('content:write')
  @Mutation(() => Gql.RedirectDeletePayload)
  async redirectDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.RedirectDeletePayload>> {
    await services.redirects.delete(id);
    return { redirectId: id };
  }
}
