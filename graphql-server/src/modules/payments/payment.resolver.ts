import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { UserErrorIssue } from '../../errors.ts';
import {
  CardCheckoutInput,
  CardCheckoutPayload,
  Cart,
  Order,
  OrderPayload,
  PaymentStep,
} from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { requireViewer } from '../../shared/viewer.ts';
import type { Cart as ShopperCart } from '../cart/cart.ts';
import type { Order as ShopOrder } from '../orders/order.ts';
import type { CardCheckout } from './card/card-checkout.service.ts';

/** The order is placed even if its payment page could not be opened: both are returned. */
interface CheckoutResult {
  order: ShopOrder;
  url: string | null;
  userErrors: readonly UserErrorIssue[];
}

@Resolver(() => CardCheckoutPayload)
export class CardCheckoutResolver {
  @Access('CUSTOMER')
  @Mutation(() => CardCheckoutPayload)
  async cardCheckout(
    @Arg('input', () => CardCheckoutInput) input: CardCheckoutInput,
    @Ctx() context: RequestContext,
  ): Promise<CheckoutResult> {
    return toResult(await context.services.cardCheckout.start(requireViewer(context).userId, input));
  }

  @Access('CUSTOMER')
  @Mutation(() => CardCheckoutPayload)
  async orderPaymentRetry(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<CheckoutResult> {
    return toResult(await context.services.cardCheckout.retry(requireViewer(context), id));
  }

  @Access('CUSTOMER')
  @Mutation(() => OrderPayload)
  async orderPaymentConfirm(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.cardCheckout.confirm(requireViewer(context), id) };
  }

  @FieldResolver(() => Cart, { nullable: true })
  async cart(
    @Root() { order }: { order?: ShopOrder },
    @Ctx() context: RequestContext,
  ): Promise<ShopperCart | null> {
    return order ? context.services.cart.read(requireViewer(context).userId) : null;
  }
}

/** The payments of orders: their status, and what admins do about them. */
@Resolver(() => Order)
export class OrderMoneyResolver {
  @Access('ADMIN')
  @Mutation(() => OrderPayload)
  async orderPaymentReceive(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.orderPayments.receive(requireViewer(context), id) };
  }

  @Access('ADMIN')
  @Mutation(() => OrderPayload)
  async orderRefund(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.orderPayments.refund(requireViewer(context), id) };
  }

  @Access('ADMIN')
  @Mutation(() => OrderPayload)
  async orderPaymentResolve(
    @Arg('id', () => ID) id: string,
    @Ctx() context: RequestContext,
  ): Promise<{ order: ShopOrder }> {
    return { order: await context.services.orderPayments.resolve(requireViewer(context), id) };
  }

  @FieldResolver(() => PaymentStep)
  async paymentStep(@Root() order: ShopOrder, @Ctx() { services }: RequestContext): Promise<PaymentStep> {
    return services.paymentSummaries.nextActionOf(order);
  }

  @FieldResolver(() => Boolean)
  async refundable(@Root() order: ShopOrder, @Ctx() { services }: RequestContext): Promise<boolean> {
    return services.paymentSummaries.isRefundable(order);
  }

  @FieldResolver(() => Boolean)
  async paymentFlagged(@Root() order: ShopOrder, @Ctx() { services }: RequestContext): Promise<boolean> {
    return services.paymentSummaries.hasMismatch(order);
  }
}

function toResult({ order, url, problem }: CardCheckout): CheckoutResult {
  return { order, url, userErrors: problem?.issues ?? [] };
}
