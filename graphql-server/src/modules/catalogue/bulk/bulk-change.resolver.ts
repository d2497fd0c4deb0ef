import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { requireStaffActor } from '../../../shared/principal.ts';
import type { ProductResult, VariantResult } from './bulk-change.service.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver()
export class BulkChangeResolver {
  @Access('products:write')
  @Mutation(() => Gql.ProductsUpdatePayload)
  async productsUpdate(
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('input', () => Gql.ProductsUpdateInput) input: Gql.ProductsUpdateInput,
    @Ctx() context: Context,
  ): Promise<{ results: ProductResult[] }> {
    return {
      results: await context.services.bulkChanges.updateProducts(ids, input, requireStaffActor(context)),
    };
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductVariantsUpdatePayload)
  async productVariantsUpdate(
    @Arg('changes', () => [Gql.ProductVariantUpdateInput]) changes: Gql.ProductVariantUpdateInput[],
    @Ctx() context: Context,
  ): Promise<{ results: VariantResult[] }> {
    return {
      results: await context.services.bulkChanges.updateVariants(changes, requireStaffActor(context)),
    };
  }
}
