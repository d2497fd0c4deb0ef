import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import {
  Product,
  ProductConnection,
  ProductDeletePayload,
  ProductInput,
  ProductPayload,
  ProductUpdateInput,
  QueryProductsArgs,
} from '../../gql/contract.generated.ts';
import { Access } from '../../schema/access.decorator.ts';
import { type Connection, toPageRequest } from '../../shared/connection.ts';
import type { Product as CatalogueProduct } from './product.ts';
import type { ProductFilter } from './product-query.ts';

/** A page that remembers its filter, so that only a caller who asks for the count pays for it. */
interface ProductPage extends Connection<CatalogueProduct> {
  filter: ProductFilter;
}

/** The contract's products. */
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
  ): Promise<ProductPage> {
    const filter = args.filter ?? {};
    const page = toPageRequest(args.first ?? 24, args.after);
    return { ...(await services.catalogue.list(filter, args.sort ?? 'FEATURED', page)), filter };
  }

  @Access('ADMIN')
  @Mutation(() => ProductPayload)
  async productCreate(
    @Arg('input', () => ProductInput) input: ProductInput,
    @Ctx() { services }: RequestContext,
  ): Promise<Partial<ProductPayload>> {
    return { product: await services.products.create(input) };
  }

  @Access('ADMIN')
  @Mutation(() => ProductPayload)
  async productUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ProductUpdateInput) input: ProductUpdateInput,
    @Ctx() { services }: RequestContext,
  ): Promise<Partial<ProductPayload>> {
    return { product: await services.products.update(id, input) };
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

/** The count of a page of products, which is asked for rarely. */
@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int)
  async totalCount(@Root() page: ProductPage, @Ctx() { services }: RequestContext): Promise<number> {
    return services.catalogue.count(page.filter);
  }
}
