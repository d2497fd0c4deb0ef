import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import {
  Product,
  ProductConnection,
  ProductDeletePayload,
  ProductInput,
  ProductPayload,
  ProductUpdateInput,
  QueryProductsArgs,
} from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { toPageRequest } from '../../../shared/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/deferred-connection.ts';
import { requireViewer } from '../../../shared/viewer.ts';
import type { Product as CatalogueProduct } from './product.ts';

@Resolver(() => Product)
export class ProductResolver {
  @Access('PUBLIC')
  @Query(() => Product, { nullable: true })
  async product(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<CatalogueProduct | null> {
    return services.catalogue.find(id);
  }

  @Access('PUBLIC')
  @Query(() => ProductConnection)
  async products(
    @Args(() => QueryProductsArgs) args: QueryProductsArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<DeferredConnection<CatalogueProduct>> {
    const filter = args.filter ?? {};
    const page = toPageRequest(args.first ?? 24, args.after);
    return deferredConnection(
      () => services.catalogue.list(filter, args.sort ?? 'FEATURED', page),
      () => services.catalogue.count(filter),
    );
  }

  @Access('ADMIN')
  @Mutation(() => ProductPayload)
  async productCreate(
    @Arg('input', () => ProductInput) input: ProductInput,
    @Ctx() context: RequestContext,
  ): Promise<Partial<ProductPayload>> {
    return { product: await context.services.products.create(input, requireViewer(context)) };
  }

  @Access('ADMIN')
  @Mutation(() => ProductPayload)
  async productUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ProductUpdateInput) input: ProductUpdateInput,
    @Ctx() context: RequestContext,
  ): Promise<Partial<ProductPayload>> {
    return { product: await context.services.products.update(id, input, requireViewer(context)) };
  }

  @Access('ADMIN')
  @Mutation(() => ProductDeletePayload)
  async productDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Partial<ProductDeletePayload>> {
    await services.products.withdraw(id);
    return { productId: id };
  }
}
