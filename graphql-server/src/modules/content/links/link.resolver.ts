import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { ContentServices } from '../content.services.ts';
import { linkKey } from './link-urls.ts';
import type { StoredLink } from './link.ts';

@Resolver(() => Gql.Link)
export class LinkResolver {
  @FieldResolver(() => String, { nullable: true })
  async url(
    @Root() link: StoredLink,
    @Ctx() { services }: RequestContext<ContentServices>,
  ): Promise<string | null> {
    return services.linkUrls.load(linkKey(link));
  }
}
