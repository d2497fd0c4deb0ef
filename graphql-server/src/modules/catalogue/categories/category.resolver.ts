import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';

@Resolver(() => Gql.Category)
export class CategoryResolver {
  @Access('PUBLIC')
  @Query(() => [Gql.Category])
  async categories(@Ctx() { services }: RequestContext): Promise<Gql.Category[]> {
    return services.catalogue.categories();
  }
}
