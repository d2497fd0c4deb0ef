import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Money } from '../../graphql/scalars.ts';
import type { DeletedItem } from '../../shared/deleted-item.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import type { PromotionStatus } from './promotion.ts';
import type { PromotionEntity } from './promotion.entity.ts';
import { effectFields } from './promotion-input.ts';
import type { PromotionExample } from './promotion-preview.service.ts';
import type { PromotionsServices } from './promotions.services.ts';

type Context = RequestContext<PromotionsServices>;

@Resolver(() => Gql.Promotion)
export class PromotionResolver {
  @Access('promotions:read')
  @Query(() => Gql.PromotionConnection)
  promotions(
    @Args(() => Gql.QueryPromotionsArgs) { first, after, status }: Gql.QueryPromotionsArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<PromotionEntity> {
    return deferredConnection(
      () => services.promotions.list(status ?? null, toPageRequest(first ?? 50, after)),
      () => services.promotions.count(status ?? null),
    );
  }

  @Access('promotions:read')
  @Query(() => Gql.Promotion, { nullable: true })
  async promotion(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<PromotionEntity | null> {
    return services.promotions.find(id);
  }

  @Access('promotions:read')
  @Query(() => [Gql.DeletedItem])
  async deletedPromotions(@Ctx() { services }: Context): Promise<DeletedItem[]> {
    return services.promotions.listDeleted();
  }

  @Access('promotions:read')
  @Query(() => Gql.PromotionPreviewPayload)
  async promotionPreview(
    @Args(() => Gql.QueryPromotionPreviewArgs) { input, id }: Gql.QueryPromotionPreviewArgs,
    @Ctx() { services }: Context,
  ): Promise<{ examples: PromotionExample[] }> {
    return { examples: await services.promotionPreviews.preview(input, id ?? null) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionPayload)
  async promotionCreate(
    @Arg('input', () => Gql.PromotionInput) input: Gql.PromotionInput,
    @Ctx() { services }: Context,
  ): Promise<{ promotion: PromotionEntity }> {
    return { promotion: await services.promotions.create(input) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionPayload)
  async promotionUpdate(
    @Args(() => Gql.MutationPromotionUpdateArgs)
    { id, input, expectedVersion }: Gql.MutationPromotionUpdateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ promotion: PromotionEntity }> {
    return { promotion: await services.promotions.update(id, input, expectedVersion ?? null) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionPayload)
  async promotionEnd(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ promotion: PromotionEntity }> {
    return { promotion: await services.promotions.end(id) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionPayload)
  async promotionDuplicate(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ promotion: PromotionEntity }> {
    return { promotion: await services.promotions.duplicate(id) };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionDeletePayload)
  async promotionDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.PromotionDeletePayload>> {
    await services.promotions.delete(id);
    return { promotionId: id };
  }

  @Access('promotions:write')
  @Mutation(() => Gql.PromotionPayload)
  async promotionRestore(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ promotion: PromotionEntity }> {
    return { promotion: await services.promotions.restore(id) };
  }

  @FieldResolver(() => Gql.PromotionKind)
  kind(@Root() { effect }: PromotionEntity): Gql.PromotionKind {
    return effect.kind;
  }

  @FieldResolver(() => Int, { nullable: true })
  percent(@Root() { effect }: PromotionEntity): number | null {
    return effectFields(effect).percent;
  }

  @FieldResolver(() => Money, { nullable: true })
  amount(@Root() { effect }: PromotionEntity): number | null {
    return effectFields(effect).amount;
  }

  @FieldResolver(() => Int, { nullable: true })
  buyQuantity(@Root() { effect }: PromotionEntity): number | null {
    return effectFields(effect).buyQuantity;
  }

  @FieldResolver(() => Int, { nullable: true })
  getQuantity(@Root() { effect }: PromotionEntity): number | null {
    return effectFields(effect).getQuantity;
  }

  @FieldResolver(() => Gql.PromotionStatus)
  status(@Root() promotion: PromotionEntity, @Ctx() { services }: Context): PromotionStatus {
    return services.promotions.statusOf(promotion);
  }

  @FieldResolver(() => Int)
  async uses(@Root() { id }: PromotionEntity, @Ctx() { services }: Context): Promise<number> {
    return (await services.promotions.useOf(id)).uses;
  }

  @FieldResolver(() => Money)
  async discountGiven(@Root() { id }: PromotionEntity, @Ctx() { services }: Context): Promise<number> {
    return (await services.promotions.useOf(id)).discountGiven;
  }
}
