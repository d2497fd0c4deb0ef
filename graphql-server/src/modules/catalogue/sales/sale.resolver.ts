import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import type { DeletedItem } from '../../../shared/deleted-item.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { type DeferredConnection, deferredConnection } from '../../../shared/paging/deferred-connection.ts';
import type { Category } from '../categories/category-query.ts';
import type { CollectionEntity } from '../collections/collection.entity.ts';
import type { Product } from '../products/product.ts';
import type { RunningSale } from './current-sales.ts';
import type { SalePreview } from './sale-preview.service.ts';
import type { SaleStatus } from './sale-period.ts';
import type { SaleEntity } from './sale.entity.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.Sale)
export class SaleResolver {
  @Access('promotions:read')
  @Query(() => Gql.SaleConnection)
  sales(
    @Args(() => Gql.QuerySalesArgs) { first, after }: Gql.QuerySalesArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<SaleEntity> {
    const page = toPageRequest(first ?? 24, after);
    return deferredConnection(
      () => services.sales.list(page),
      () => services.sales.count(),
    );
  }

  @Access('promotions:read')
  @Query(() => Gql.Sale, { nullable: true })
  async sale(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<SaleEntity | null> {
    return services.sales.find(id);
  }

  @Access('promotions:read')
  @Query(() => [Gql.DeletedItem])
  async deletedSales(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.sales.listDeleted();
  }

  @Access('promotions:read')
  @Query(() => Gql.SalePreview)
  async salePreview(
    @Args(() => Gql.QuerySalePreviewArgs)
    { percent, products, categoryIds, collectionIds, first }: Gql.QuerySalePreviewArgs,
    @Ctx() { services }: Context,
  ): Promise<SalePreview> {
    const members = {
      products: (products ?? []).map(({ productId, price }) => ({ productId, price: price ?? null })),
      categoryIds: categoryIds ?? [],
      collectionIds: collectionIds ?? [],
    };
    return services.salePreviews.preview(members, percent ?? null, first ?? 12);
  }

  @Access('promotions:write')
  @Mutation(() => Gql.SalePayload)
  async saleCreate(
    @Arg('input', () => Gql.SaleInput) input: Gql.SaleInput,
    @Ctx() { services }: Context,
  ): Promise<{ sale: SaleEntity }> {
    return { sale: await services.sales.create(input) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.SalePayload)
  async saleUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.SaleUpdateInput) input: Gql.SaleUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ sale: SaleEntity }> {
    return { sale: await services.sales.update(id, input, expectedVersion) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.SalePayload)
  async saleEnd(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ sale: SaleEntity }> {
    return { sale: await services.sales.end(id) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.SaleDeletePayload)
  async saleDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.SaleDeletePayload>> {
    await services.sales.delete(id);
    return { saleId: id };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.SalePayload)
  async saleRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ sale: SaleEntity }> {
    return { sale: await services.sales.restore(id) };
  }

  @FieldResolver(() => Gql.SaleStatus)
  status(@Root() sale: SaleEntity, @Ctx() { services }: Context): SaleStatus {
    return services.sales.timesOf(sale).status;
  }

  @FieldResolver(() => DateTime)
  periodStartsAt(@Root() sale: SaleEntity, @Ctx() { services }: Context): Date {
    return services.sales.timesOf(sale).startsAt;
  }

  @FieldResolver(() => DateTime)
  periodEndsAt(@Root() sale: SaleEntity, @Ctx() { services }: Context): Date {
    return services.sales.timesOf(sale).endsAt;
  }

  @FieldResolver(() => [Gql.SaleProduct])
  async products(
    @Root() sale: SaleEntity,
    @Ctx() { services }: Context,
  ): Promise<{ product: Product; price: number | null }[]> {
    const { products } = await services.sales.membersOf(sale);
    const known = await services.catalogue.findMany(
      products.map(({ productId }) => productId),
      'ALL',
    );
    return products.flatMap(({ productId, price }) => {
      const product = known.get(productId);
      return product ? { product, price } : [];
    });
  }

  @FieldResolver(() => [Gql.Category])
  async categories(@Root() sale: SaleEntity, @Ctx() { services }: Context): Promise<Category[]> {
    const { categoryIds } = await services.sales.membersOf(sale);
    const all = await services.categories.list({ includesHidden: true });
    return all.filter(({ id }) => categoryIds.includes(id));
  }

  @FieldResolver(() => [Gql.Collection])
  async collections(@Root() sale: SaleEntity, @Ctx() { services }: Context): Promise<CollectionEntity[]> {
    const { collectionIds } = await services.sales.membersOf(sale);
    if (collectionIds.length === 0) return [];
    const all = await services.collections.list({ includesHidden: true });
    return all.filter(({ id }) => collectionIds.includes(id));
  }

  @FieldResolver(() => Int)
  async productCount(@Root() sale: SaleEntity, @Ctx() { services }: Context): Promise<number> {
    return services.sales.countProducts(sale);
  }
}

@Resolver(() => Gql.Product)
export class RunningSaleResolver {
  @FieldResolver(() => Gql.RunningSale, { nullable: true })
  runningSale(@Root() { saleId }: Product, @Ctx() { services }: Context): RunningSale | null {
    return services.currentSales.find(saleId);
  }
}
