import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { toPageRequest } from '../../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../../shared/paging/deferred-connection.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { OrderManualPrices } from '../../orders/order-event.entity.ts';
import type { Order, OrderEvent } from '../../orders/order.ts';
import type { CheckoutPreview } from '../checkout-preview.service.ts';
import type { DraftOrder } from './draft-price.service.ts';
import type { DraftStaff } from './draft-order.service.ts';
import type { CheckoutServices } from '../checkout.services.ts';

type Context = RequestContext<CheckoutServices>;

/** The prices of an order's draft, for staff only. */
@Resolver(() => Gql.OrderEvent)
export class ManualPricesResolver {
  @FieldResolver(() => Gql.ManualPrices, { nullable: true })
  manualPrices(
    @Root() { manualPrices }: OrderEvent,
    @Ctx() { principal }: Context,
  ): OrderManualPrices | null {
    return can(principal, 'orders:read') ? manualPrices : null;
  }
}

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
    @Ctx() { services, ip }: Context,
  ): Promise<{ preview: CheckoutPreview }> {
    const { lines, linePrices, discount, destination, deliveryMethodId, vatNumber } = args;
    const delivery = { to: destination ?? null, methodId: deliveryMethodId ?? null };
    return {
      preview: await services.checkoutPreviews.previewLines(lines, { linePrices, discount }, delivery, {
        ip,
        vatNumber,
      }),
    };
  }

  @Access('orders:write')
  @Mutation(() => Gql.DraftOrderPayload)
  async draftOrderCreate(
    @Arg('input', () => Gql.DraftOrderInput) input: Gql.DraftOrderInput,
    @Ctx() context: Context,
  ): Promise<{ draftOrder: DraftOrder }> {
    return { draftOrder: await context.services.draftOrders.create(staffOf(context), input) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.DraftOrderPayload)
  async draftOrderUpdate(
    @Args(() => Gql.MutationDraftOrderUpdateArgs)
    { id, input, expectedVersion }: Gql.MutationDraftOrderUpdateArgs,
    @Ctx() context: Context,
  ): Promise<{ draftOrder: DraftOrder }> {
    const actor = staffOf(context);
    const { draftOrders } = context.services;
    return { draftOrder: await draftOrders.update(actor, id, input, expectedVersion ?? null) };
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
    return { order: await context.services.draftOrders.place(staffOf(context), id, expected) };
  }
}

const staffOf = (context: Context): DraftStaff => ({
  principal: requireStaffActor(context),
  ip: context.ip,
});
