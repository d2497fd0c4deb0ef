import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { ContentServices } from '../content.services.ts';
import type { PageLink } from './page-search.service.ts';

type Context = RequestContext<ContentServices>;

@Resolver()
export class PageSearchResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.PageLink])
  async searchPages(
    @Arg('query', () => String) query: string,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() { services }: Context,
  ): Promise<PageLink[]> {
    return services.pageSearch.find(query, first ?? 5);
  }
}
