import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { toPageRequest } from '../../../shared/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/deferred-connection.ts';
import { requireViewer } from '../../../shared/viewer.ts';
import type { Product } from './product.ts';

/** What the products were searched for. */
interface SearchResult {
  searchText?: string | null | undefined;
}

@Resolver(() => Gql.ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => String, { nullable: true })
  async correctedText(
    @Root() { searchText }: SearchResult,
    @Ctx() { services }: RequestContext,
  ): Promise<string | null> {
    return services.catalogue.correctedText(searchText);
  }
}

@Resolver(() => Gql.Product)
export class ProductResolver {
  @Access('PUBLIC')
  @Query(() => Gql.Product, { nullable: true })
  async product(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Product | null> {
    return services.catalogue.find(id);
  }

  @Access('PUBLIC')
  @Query(() => Gql.ProductConnection)
  async products(
    @Args(() => Gql.QueryProductsArgs) args: Gql.QueryProductsArgs,
    @Ctx() { services }: RequestContext,
  ): Promise<DeferredConnection<Product> & SearchResult> {
    const filter = args.filter ?? {};
    const page = toPageRequest(args.first ?? 24, args.after);
    const connection = deferredConnection(
      () => services.catalogue.list(filter, args.sort ?? 'FEATURED', page),
      () => services.catalogue.count(filter),
    );
    return Object.assign(connection, { searchText: filter.text });
  }

  @Access('ADMIN')
  @Mutation(() => Gql.ProductPayload)
  async productCreate(
    @Arg('input', () => Gql.ProductInput) input: Gql.ProductInput,
    @Ctx() context: RequestContext,
  ): Promise<Partial<Gql.ProductPayload>> {
    return { product: await context.services.products.create(input, requireViewer(context)) };
  }

  @Access('ADMIN')
  @Mutation(() => Gql.ProductPayload)
  async productUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.ProductUpdateInput) input: Gql.ProductUpdateInput,
    @Ctx() context: RequestContext,
  ): Promise<Partial<Gql.ProductPayload>> {
    return { product: await context.services.products.update(id, input, requireViewer(context)) };
  }

  @Access('ADMIN')
  @Mutation(() => Gql.ProductDeletePayload)
  async productDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: RequestContext,
  ): Promise<Partial<Gql.ProductDeletePayload>> {
    await services.products.withdraw(id);
    return { productId: id };
  }
}
