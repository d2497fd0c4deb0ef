import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Access } from '../../../graphql/access.ts';
import { selectedFields } from '../../../graphql/selected-fields.ts';
import { assertMayCall } from '../../../shared/audience.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { AssetsServices } from '../../assets/assets.services.ts';
import { categoryScope } from '../categories/category-query.ts';
import type { FilterOptions } from '../filters/filter-rules.ts';
import { areCardFields } from './card-fields.ts';
import type { Product, ProductCard } from './product-query.ts';
import type { ProductScope } from '../listing/published.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices & AssetsServices>;

/** A list of products, with the search text if there was one. */
interface SearchResult {
  searchText?: string | null | undefined;
}

@Resolver(() => Gql.ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => String, { nullable: true })
  async correctedText(
    @Root() { searchText }: SearchResult,
    @Ctx() { services }: Context,
  ): Promise<string | null> {
    return services.catalogue.correctedText(searchText);
  }
}

@Resolver(() => Gql.Product)
export class ProductResolver {
  @FieldResolver(() => String)
  async descriptionHtml(@Root() { description }: Product, @Ctx() { services }: Context): Promise<string> {
    return services.markdown.render(description);
  }

  @Access('PUBLIC')
  @Query(() => Gql.Product, { nullable: true })
  async product(
    @Arg('id', () => ID) id: string,
    @Ctx() { services, principal }: Context,
  ): Promise<Product | null> {
    return services.catalogue.find(id, can(principal, 'products:read') ? 'ALL' : 'PUBLISHED');
  }

  @Access('PUBLIC')
  @Query(() => Gql.Product, { nullable: true })
  async productByHandle(
    @Arg('handle', () => String) handle: string,
    @Ctx() { services }: Context,
  ): Promise<Product | null> {
    return services.catalogue.findByHandle(handle);
  }

  @Access('PUBLIC')
  @Query(() => Gql.ProductConnection)
  async products(
    @Args(() => Gql.QueryProductsArgs) args: Gql.QueryProductsArgs,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<DeferredConnection<ProductCard> & SearchResult> {
    const { catalogue } = context.services;
    const filter = { ...args.filter, ...categoryScope(context) };
    const scope = scopeOf(filter, context);
    const page = toPageRequest(args.first ?? 24, args.after);
    const sort = args.sort ?? 'FEATURED';
    const connection = deferredConnection<ProductCard>(
      async () =>
        areCardFields(selectedFields(info))
          ? catalogue.listCards(filter, sort, page, scope)
          : catalogue.list(filter, sort, page, scope),
      () => catalogue.count(filter, scope),
    );
    return Object.assign(connection, { searchText: filter.text });
  }

  @Access('PUBLIC')
  @Query(() => Gql.ProductFilterOptions)
  async productFilterOptions(
    @Args(() => Gql.QueryProductFilterOptionsArgs) args: Gql.QueryProductFilterOptionsArgs,
    @Ctx() context: Context,
  ): Promise<FilterOptions> {
    const filter = { ...args.filter, ...categoryScope(context) };
    return context.services.catalogue.filterOptions(filter, scopeOf(filter, context));
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductPayload)
  async productCreate(
    @Arg('input', () => Gql.ProductInput) input: Gql.ProductInput,
    @Ctx() context: Context,
  ): Promise<{ product: Product }> {
    return { product: await context.services.products.create(input, requireStaffActor(context)) };
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductPayload)
  async productUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.ProductUpdateInput) input: Gql.ProductUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() context: Context,
  ): Promise<{ product: Product }> {
    const admin = requireStaffActor(context);
    return { product: await context.services.products.update(id, input, admin, expectedVersion) };
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductPayload)
  async productDuplicate(
    @Arg('id', () => ID) id: string,
    @Arg('title', () => String) title: string,
    @Ctx() { services }: Context,
  ): Promise<{ product: Product }> {
    return { product: await services.products.duplicate(id, title) };
  }

  @Access('products:read')
  @Query(() => Gql.ProductConnection)
  deletedProducts(
    @Args(() => Gql.QueryDeletedProductsArgs) args: Gql.QueryDeletedProductsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<Product> {
    const page = toPageRequest(args.first ?? 24, args.after);
    return deferredConnection(
      () => services.catalogue.listDeleted(page),
      () => services.catalogue.count({}, 'DELETED'),
    );
  }

  @Access('products:read')
  @Query(() => [String])
  async productBrands(@Ctx() { services }: Context): Promise<string[]> {
    return services.catalogue.brands();
  }

  @Access('products:read')
  @Query(() => [String])
  async productTags(@Ctx() { services }: Context): Promise<string[]> {
    return services.catalogue.tags();
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductDeletePayload)
  async productDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.ProductDeletePayload>> {
    await services.products.withdraw(id);
    return { productId: id };
  }

  @Access('products:write')
  @Mutation(() => Gql.ProductPayload)
  async productRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ product: Product }> {
    return { product: await services.products.restore(id) };
  }
}

/**
 * Filters by status or external id are for admins, because they can find what shoppers don't see.
 * @throws RequestError UNAUTHENTICATED or FORBIDDEN
 */
function scopeOf(
  { statuses, externalIds }: { statuses?: unknown[] | null; externalIds?: unknown[] | null },
  context: Context,
): ProductScope {
  if (!statuses && !externalIds?.length) return 'PUBLISHED';
  assertMayCall(context.principal, ['products:read']);
  return 'ALL';
}
