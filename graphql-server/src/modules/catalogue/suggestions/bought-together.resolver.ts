import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { Product } from '../products/product-query.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.Product)
export class BoughtTogetherResolver {
  @FieldResolver(() => [Gql.Product])
  async frequentlyBoughtTogether(
    @Root() product: Product,
    @Args(() => Gql.ProductFrequentlyBoughtTogetherArgs) { first }: Gql.ProductFrequentlyBoughtTogetherArgs,
    @Ctx() { services }: Context,
  ): Promise<Product[]> {
    return services.boughtTogether.listOf(product, first ?? 4);
  }
}
