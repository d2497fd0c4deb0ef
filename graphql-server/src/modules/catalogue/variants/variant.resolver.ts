import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import type { Product } from '../products/product.ts';
import type { Variant } from './variant.ts';

@Resolver(() => Gql.Product)
export class ProductVariantsResolver {
  @FieldResolver(() => [Gql.ProductVariant])
  async variants(@Root() product: Product, @Ctx() { services }: RequestContext): Promise<Variant[]> {
    return services.variants.listOf(product);
  }
}
