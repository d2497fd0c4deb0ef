import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import { Category } from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Access('PUBLIC')
  @Query(() => [Category])
  async categories(@Ctx() { services }: RequestContext): Promise<Category[]> {
    return services.catalogue.categories();
  }
}
