import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { requireBuyer } from '../../shared/principal.ts';
import type { Cart } from '../cart/cart.ts';
import type { Order } from '../orders/order.ts';
import type { PaymentMethod } from '../orders/order-status.ts';
import { buyerOf } from './buyer.ts';
import { offeredMethods } from './payment-method-rules.ts';
import type { CheckoutPreview } from './checkout-preview.service.ts';
import type { CheckoutServices } from './checkout.services.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';

type Context = RequestContext<OrdersServices & CartServices & CheckoutServices>;

type CheckoutDetails = Pick<Order, 'billing' | 'deliveryAddress' | 'customerNote' | 'giftMessage'> & {
  deliveryMethodId: string | null;
};

@Resolver(() => Gql.CheckoutPreview)
export class CheckoutPreviewResolver {
  @Access('CUSTOMER', 'GUEST')
  @Query(() => Gql.CheckoutPreviewPayload)
  async checkoutPreview(
    @Args(() => Gql.QueryCheckoutPreviewArgs) args: Gql.QueryCheckoutPreviewArgs,
    @Ctx() context: Context,
  ): Promise<{ preview: CheckoutPreview }> {
    const { lines, codes, destination, deliveryMethodId, vatNumber } = args;
    const previewer = { userId: requireBuyer(context).userId, ip: context.ip, vatNumber };
    const delivery = { to: destination ?? null, methodId: deliveryMethodId ?? null };
    const { checkoutPreviews } = context.services;
    return { preview: await checkoutPreviews.preview(previewer, lines ?? null, codes ?? null, delivery) };
  }

  @FieldResolver(() => [Gql.PaymentMethod])
  paymentMethods(
    @Root() { totals, requiresShipping }: CheckoutPreview,
    @Ctx() { services }: Context,
  ): readonly PaymentMethod[] {
    return offeredMethods(services.paymentTerms, { total: totals.total, requiresShipping });
  }
}

@Resolver(() => Gql.Cart)
export class CheckoutDetailsResolver {
  @FieldResolver(() => Gql.CheckoutDetails, { nullable: true })
  async checkoutDetails(@Ctx() context: Context): Promise<CheckoutDetails | null> {
    const order = await context.services.orders.findLeftUnpaid(requireBuyer(context).userId);
    return order && { ...order, deliveryMethodId: order.deliveryMethod?.methodId ?? null };
  }
}

@Resolver(() => Gql.OrderPlacePayload)
export class OrderPlaceResolver {
  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.OrderPlacePayload)
  async orderPlace(
    @Arg('input', () => Gql.OrderPlaceInput) input: Gql.OrderPlaceInput,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const buyer = buyerOf(context);
    return { order: await context.services.checkout.place(buyer, input) };
  }

  @FieldResolver(() => Gql.Cart, { nullable: true })
  async cart(@Root() { order }: { order?: Order }, @Ctx() context: Context): Promise<Cart | null> {
    return order ? context.services.cart.read(requireBuyer(context).userId) : null;
  }
}
