import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import { requireStaffActor } from '../../../shared/principal.ts';
import type { Order } from '../../orders/order.ts';
import type { CheckoutPreview } from '../checkout-preview.service.ts';
import type { DraftOrder } from './draft-order.service.ts';
import type { CheckoutServices } from '../checkout.services.ts';

type Context = RequestContext<CheckoutServices>;

@Resolver(() => Gql.DraftOrder)
export class DraftOrderResolver {
  @Access('orders:read')
  @Query(() => Gql.DraftOrder, { nullable: true })
  async draftOrder(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<DraftOrder | null> {
    return services.draftOrders.find(id);
  }

  @Access('orders:read')
  @Query(() => Gql.DraftOrderConnection)
  draftOrders(
    @Args(() => Gql.QueryDraftOrdersArgs) { first, after }: Gql.QueryDraftOrdersArgs,
    @Ctx() { services }: Context,
  ): DeferredConnection<DraftOrder> {
    const page = toPageRequest(first ?? 50, after);
    return deferredConnection(
      () => services.draftOrders.list(page),
      () => services.draftOrders.count(),
    );
  }

  @Access('orders:write')
  @Query(() => Gql.CheckoutPreviewPayload)
  async draftOrderPreview(
    @Args(() => Gql.QueryDraftOrderPreviewArgs) args: Gql.QueryDraftOrderPreviewArgs,
    @Ctx() { services }: Context,
  ): Promise<{ preview: CheckoutPreview }> {
    const { lines, destination, deliveryMethodId } = args;
    const delivery = { to: destination ?? null, methodId: deliveryMethodId ?? null };
    return { preview: await services.checkoutPreviews.previewLines(lines, delivery) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.DraftOrderPayload)
  async draftOrderCreate(
    @Arg('input', () => Gql.DraftOrderInput) input: Gql.DraftOrderInput,
    @Ctx() context: Context,
  ): Promise<{ draftOrder: DraftOrder }> {
    return { draftOrder: await context.services.draftOrders.create(requireStaffActor(context), input) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.DraftOrderPayload)
  async draftOrderUpdate(
    @Args(() => Gql.MutationDraftOrderUpdateArgs)
    { id, input, expectedVersion }: Gql.MutationDraftOrderUpdateArgs,
    @Ctx() { services }: Context,
  ): Promise<{ draftOrder: DraftOrder }> {
    return { draftOrder: await services.draftOrders.update(id, input, expectedVersion ?? null) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.DraftOrderDeletePayload)
  async draftOrderDelete(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<Partial<Gql.DraftOrderDeletePayload>> {
    await services.draftOrders.delete(id);
    return { draftOrderId: id };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async draftOrderPlace(
    @Args(() => Gql.MutationDraftOrderPlaceArgs) args: Gql.MutationDraftOrderPlaceArgs,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const { id, expectedVersion, expectedTotal } = args;
    const expected = { version: expectedVersion ?? null, total: expectedTotal ?? null };
    return { order: await context.services.draftOrders.place(requireStaffActor(context), id, expected) };
  }
}
