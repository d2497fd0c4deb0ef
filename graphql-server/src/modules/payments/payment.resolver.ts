import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import type { UserErrorIssue } from '../../errors.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Access } from '../../graphql/access.ts';
import { can, requireStaffActor, requireUser } from '../../shared/principal.ts';
import type { Cart } from '../cart/cart.ts';
import { buyerOf } from '../checkout/buyer.ts';
import { outstandingOf } from '../orders/order.ts';
import { paymentsSinceUnpaid } from '../orders/payment/received-payments.ts';
import { Money } from '../../graphql/scalars.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import type { OrderResult } from '../orders/order-results.ts';
import type { Order, OrderPayment } from '../orders/order.ts';
import type { CardCheckout } from './card/card-checkout.service.ts';
import type { PaymentsServices } from './payments.services.ts';
import type { CartServices } from '../cart/cart.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';

type Context = RequestContext<OrdersServices & CartServices & PaymentsServices>;

/** The order is placed even if its payment page could not be opened, so both are returned. */
interface CheckoutResult {
  order: Order;
  url: string | null;
  userErrors: readonly UserErrorIssue[];
}

@Resolver(() => Gql.CardCheckoutPayload)
export class CardCheckoutResolver {
  @Access('CUSTOMER', 'GUEST')
  @Mutation(() => Gql.CardCheckoutPayload)
  async cardCheckout(
    @Arg('input', () => Gql.CardCheckoutInput) input: Gql.CardCheckoutInput,
    @Ctx() context: Context,
  ): Promise<CheckoutResult> {
    const buyer = buyerOf(context);
    return toResult(await context.services.cardCheckout.start(buyer, input));
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.CardCheckoutPayload)
  async orderPaymentRetry(
    @Args(() => Gql.MutationOrderPaymentRetryArgs) { id, ...options }: Gql.MutationOrderPaymentRetryArgs,
    @Ctx() context: Context,
  ): Promise<CheckoutResult> {
    return toResult(await context.services.cardCheckout.retry(requireUser(context), id, options));
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.OrderPayload)
  async orderPaymentConfirm(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.cardCheckout.confirm(requireUser(context), id) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.CardCheckoutPayload)
  async orderLinkPay(
    @Args(() => Gql.MutationOrderLinkPayArgs) { token, ...options }: Gql.MutationOrderLinkPayArgs,
    @Ctx() { services, ip }: Context,
  ): Promise<CheckoutResult> {
    const { order, holder } = await services.orderLinks.open(token, ip);
    return toResult(await services.cardCheckout.retry(holder, order.id, options));
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.OrderPayload)
  async orderLinkPaymentConfirm(
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ): Promise<{ order: Order }> {
    const { order, holder } = await services.orderLinks.open(token, ip);
    return { order: await services.cardCheckout.confirm(holder, order.id) };
  }

  /** The holder of an order's link may have no cart. */
  @FieldResolver(() => Gql.Cart, { nullable: true })
  async cart(
    @Root() { order }: { order?: Order },
    @Ctx() { services, principal }: Context,
  ): Promise<Cart | null> {
    return order && 'userId' in principal ? services.cart.read(principal.userId) : null;
  }
}

/** Order payments: their status, and staff's changes to them. */
@Resolver(() => Gql.Order)
export class OrderPaymentResolver {
  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderPaymentReceive(
    @Args(() => Gql.MutationOrderPaymentReceiveArgs) { id, ...part }: Gql.MutationOrderPaymentReceiveArgs,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.orderPayments.receive(requireStaffActor(context), id, part) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderResultsPayload)
  async ordersPaymentReceive(
    @Arg('ids', () => [ID]) ids: string[],
    @Ctx() context: Context,
  ): Promise<{ results: OrderResult[] }> {
    const { orderPayments } = context.services;
    return { results: await orderPayments.receiveEach(requireStaffActor(context), ids) };
  }

  @Access('orders:refund')
  @Mutation(() => Gql.OrderPayload)
  async orderRefund(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<{ order: Order }> {
    return { order: await context.services.orderPayments.refund(requireStaffActor(context), id) };
  }

  @Access('orders:refund')
  @Mutation(() => Gql.OrderPayload)
  async orderPaymentResolve(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.orderPayments.resolve(requireStaffActor(context), id) };
  }

  @FieldResolver(() => Money)
  outstandingAmount(@Root() order: Order): MinorUnits {
    return outstandingOf(order);
  }

  @FieldResolver(() => [Gql.ReceivedPayment])
  async payments(
    @Root() order: Order,
    @Ctx() { principal, services }: Context,
  ): Promise<Gql.ReceivedPayment[]> {
    if (!can(principal, 'orders:read')) return [];
    const { paymentMethod, totals } = order;
    const history = await services.orders.historyOf(order.id);
    return paymentsSinceUnpaid({ paymentMethod, total: totals.total }, history).map(
      ({ event: { createdAt, actor, staffName }, amount, method, isExchange }) => ({
        amount,
        method,
        isExchange,
        receivedAt: createdAt,
        actor,
        staffName,
      }),
    );
  }

  /** The provider's id is for staff only. */
  @FieldResolver(() => Gql.OrderPayment, { nullable: true })
  async payment(@Root() order: Order, @Ctx() { principal, services }: Context): Promise<OrderPayment | null> {
    return can(principal, 'orders:read') ? services.paymentSummaries.paymentOf(order) : null;
  }

  @FieldResolver(() => Gql.NextPaymentAction)
  async nextPaymentAction(
    @Root() order: Order,
    @Ctx() { services }: Context,
  ): Promise<Gql.NextPaymentAction> {
    return services.paymentSummaries.nextActionOf(order);
  }

  /** Deprecated; see the contract. */
  @FieldResolver(() => Gql.PaymentStep)
  async paymentStep(@Root() order: Order, @Ctx() { services }: Context): Promise<Gql.PaymentStep> {
    const action = await services.paymentSummaries.nextActionOf(order);
    return action === 'REFUND' ? 'GIVE_BACK' : action;
  }

  @FieldResolver(() => Boolean)
  async refundable(@Root() order: Order, @Ctx() { services }: Context): Promise<boolean> {
    return services.paymentSummaries.isRefundable(order);
  }

  @FieldResolver(() => Boolean)
  async hasPaymentMismatch(@Root() order: Order, @Ctx() { services }: Context): Promise<boolean> {
    return services.paymentSummaries.hasMismatch(order);
  }

  /** Deprecated; see the contract. */
  @FieldResolver(() => Boolean)
  async paymentFlagged(@Root() order: Order, @Ctx() { services }: Context): Promise<boolean> {
    return services.paymentSummaries.hasMismatch(order);
  }
}

function toResult({ order, url, problem }: CardCheckout): CheckoutResult {
  return { order, url, userErrors: problem?.issues ?? [] };
}
