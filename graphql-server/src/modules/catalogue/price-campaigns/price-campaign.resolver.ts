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
import type { Product } from '../products/product-query.ts';
import type { RunningPriceCampaign } from './current-campaigns.ts';
import type { PriceCampaignPreview } from './campaign-preview.service.ts';
import type { PriceCampaignStatus } from './campaign-period.ts';
import type { PriceCampaignEntity } from './price-campaign.entity.ts';
import type { CatalogueServices } from '../catalogue.services.ts';

type Context = RequestContext<CatalogueServices>;

@Resolver(() => Gql.PriceCampaign)
export class PriceCampaignResolver {
  @Access('promotions:read')
  @Query(() => Gql.PriceCampaignConnection)
  priceCampaigns(
    @Args(() => Gql.QueryPriceCampaignsArgs) { first, after }: Gql.QueryPriceCampaignsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<PriceCampaignEntity> {
    const page = toPageRequest(first ?? 24, after);
    return deferredConnection(
      () => services.priceCampaigns.list(page),
      () => services.priceCampaigns.count(),
    );
  }

  @Access('promotions:read')
  @Query(() => Gql.PriceCampaign, { nullable: true })
  async priceCampaign(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<PriceCampaignEntity | null> {
    return services.priceCampaigns.find(id);
  }

  @Access('promotions:read')
  @Query(() => [Gql.DeletedItem])
  async deletedPriceCampaigns(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.priceCampaigns.listDeleted();
  }

  @Access('promotions:read')
  @Query(() => Gql.PriceCampaignPreview)
  async priceCampaignPreview(
    @Args(() => Gql.QueryPriceCampaignPreviewArgs)
    { percent, products, categoryIds, collectionIds, first }: Gql.QueryPriceCampaignPreviewArgs,
    @Ctx() { services }: Context,
  ): Promise<PriceCampaignPreview> {
    const members = {
      products: (products ?? []).map(({ productId, price }) => ({ productId, price: price ?? null })),
      categoryIds: categoryIds ?? [],
      collectionIds: collectionIds ?? [],
    };
    return services.campaignPreviews.preview(members, percent ?? null, first ?? 12);
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PriceCampaignPayload)
  async priceCampaignCreate(
    @Arg('input', () => Gql.PriceCampaignInput) input: Gql.PriceCampaignInput,
    @Ctx() { services }: Context,
  ): Promise<{ priceCampaign: PriceCampaignEntity }> {
    return { priceCampaign: await services.priceCampaigns.create(input) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PriceCampaignPayload)
  async priceCampaignUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.PriceCampaignUpdateInput) input: Gql.PriceCampaignUpdateInput,
    @Arg('expectedVersion', () => String, { nullable: true }) expectedVersion: string | null,
    @Ctx() { services }: Context,
  ): Promise<{ priceCampaign: PriceCampaignEntity }> {
    return { priceCampaign: await services.priceCampaigns.update(id, input, expectedVersion) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PriceCampaignPayload)
  async priceCampaignEnd(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ priceCampaign: PriceCampaignEntity }> {
    return { priceCampaign: await services.priceCampaigns.end(id) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PriceCampaignDeletePayload)
  async priceCampaignDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.PriceCampaignDeletePayload>> {
    await services.priceCampaigns.delete(id);
    return { priceCampaignId: id };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PriceCampaignPayload)
  async priceCampaignRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ priceCampaign: PriceCampaignEntity }> {
    return { priceCampaign: await services.priceCampaigns.restore(id) };
  }

  @FieldResolver(() => Gql.PriceCampaignStatus)
  status(@Root() campaign: PriceCampaignEntity, @Ctx() { services }: Context): PriceCampaignStatus {
    return services.priceCampaigns.timesOf(campaign).status;
  }

  @FieldResolver(() => DateTime)
  periodStartsAt(@Root() campaign: PriceCampaignEntity, @Ctx() { services }: Context): Date {
    return services.priceCampaigns.timesOf(campaign).startsAt;
  }

  @FieldResolver(() => DateTime)
  periodEndsAt(@Root() campaign: PriceCampaignEntity, @Ctx() { services }: Context): Date {
    return services.priceCampaigns.timesOf(campaign).endsAt;
  }

  @FieldResolver(() => [Gql.PriceCampaignProduct])
  async products(
    @Root() campaign: PriceCampaignEntity,
    @Ctx() { services }: Context,
  ): Promise<{ product: Product; price: number | null }[]> {
    const { products } = await services.priceCampaigns.membersOf(campaign);
    const productsById = await services.catalogue.findMany(
      products.map(({ productId }) => productId),
      'ALL',
    );
    return products.flatMap(({ productId, price }) => {
      const product = productsById.get(productId);
      return product ? { product, price } : [];
    });
  }

  @FieldResolver(() => [Gql.Category])
  async categories(@Root() campaign: PriceCampaignEntity, @Ctx() { services }: Context): Promise<Category[]> {
    const { categoryIds } = await services.priceCampaigns.membersOf(campaign);
    const all = await services.categories.list({ includesHidden: true });
    return all.filter(({ id }) => categoryIds.includes(id));
  }

  @FieldResolver(() => [Gql.Collection])
  async collections(
    @Root() campaign: PriceCampaignEntity,
    @Ctx() { services }: Context,
  ): Promise<CollectionEntity[]> {
    const { collectionIds } = await services.priceCampaigns.membersOf(campaign);
    if (collectionIds.length === 0) return [];
    const all = await services.collections.list({ includesHidden: true });
    return all.filter(({ id }) => collectionIds.includes(id));
  }

  @FieldResolver(() => Int)
  async productCount(@Root() campaign: PriceCampaignEntity, @Ctx() { services }: Context): Promise<number> {
    return services.priceCampaigns.countProducts(campaign);
  }
}

@Resolver(() => Gql.Product)
export class RunningPriceCampaignResolver {
  @FieldResolver(() => Gql.RunningPriceCampaign, { nullable: true })
  runningPriceCampaign(
    @Root() { campaignId }: Product,
    @Ctx() { services }: Context,
  ): RunningPriceCampaign | null {
    return services.currentCampaigns.find(campaignId);
  }
}
