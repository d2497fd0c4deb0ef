import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { Money } from '../../../graphql/scalars.ts';
import type { MinorUnits } from '../../../shared/money/money.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import type { RefundPreview } from './order-refund.service.ts';
import type { OrderRefund, WantedLine } from './refund-rules.ts';
import type { PaymentsServices } from '../payments.services.ts';
import type { OrdersServices } from '../../orders/orders.services.ts';

type Context = RequestContext<OrdersServices & PaymentsServices>;

@Resolver(() => Gql.Order)
export class OrderRefundResolver {
  @Access('orders:refund')
  @Query(() => Gql.RefundPreviewPayload)
  async refundPreview(
    @Args(() => Gql.QueryRefundPreviewArgs) { orderId, lines }: Gql.QueryRefundPreviewArgs,
    @Ctx() { services }: Context,
  ): Promise<{ preview: RefundPreview }> {
    return { preview: await services.orderRefunds.preview(orderId, lines.map(toWantedLine)) };
  }

  @Access('orders:refund')
  @Mutation(() => Gql.OrderPayload)
  async refundCreate(
    @Arg('input', () => Gql.RefundInput) { lines, amount = null, ...input }: Gql.RefundInput,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const refund = { ...input, amount, lines: (lines ?? []).map(toWantedLine) };
    return { order: await context.services.orderRefunds.create(requireStaffActor(context), refund) };
  }

  @Access('orders:refund')
  @Mutation(() => Gql.OrderPayload)
  async refundDismiss(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.orderRefunds.dismiss(id) };
  }

  @FieldResolver(() => Money)
  async refundedAmount(@Root() order: Order, @Ctx() { services }: Context): Promise<MinorUnits> {
    return services.orderRefunds.refundedAmountOf(order);
  }

  @FieldResolver(() => Money)
  async refundedTaxTotal(@Root() order: Order, @Ctx() { services }: Context): Promise<number> {
    return services.orderRefunds.refundedTaxOf(order);
  }

  @FieldResolver(() => Money)
  async refundableAmount(@Root() order: Order, @Ctx() { services }: Context): Promise<MinorUnits> {
    return services.orderRefunds.refundableAmountOf(order);
  }

  @FieldResolver(() => Money)
  async refundableByCard(@Root() order: Order, @Ctx() { services }: Context): Promise<MinorUnits> {
    return services.orderRefunds.refundableByCardOf(order);
  }

  @FieldResolver(() => [Gql.Refund])
  async refunds(@Root() order: Order, @Ctx() { principal, services }: Context): Promise<OrderRefund[]> {
    const refunds = await services.orderRefunds.of(order.id);
    return can(principal, 'orders:read') ? refunds : refunds.filter(({ state }) => state !== 'DISMISSED');
  }
}

/** Fields of a refund for staff only, and its lines with the ordered items. */
@Resolver(() => Gql.Refund)
export class RefundResolver {
  @FieldResolver(() => [Gql.RefundLine])
  async lines(
    @Root() { orderId, lines }: OrderRefund,
    @Ctx() { services }: Context,
  ): Promise<{ line: OrderLine; quantity: number; restockedQuantity: number }[]> {
    const bought = new Map((await services.orders.linesOf(orderId)).map((line) => [line.id, line]));
    return lines.flatMap(({ orderLineId, ...units }) => {
      const line = bought.get(orderLineId);
      return line ? [{ line, ...units }] : [];
    });
  }

  @FieldResolver(() => Boolean)
  isExchange(@Root() { exchangeOrderId }: OrderRefund): boolean {
    return exchangeOrderId !== null;
  }

  @FieldResolver(() => String, { nullable: true })
  reason(@Root() { reason }: OrderRefund, @Ctx() { principal }: Context): string | null {
    return can(principal, 'orders:read') ? reason : null;
  }

  @FieldResolver(() => String, { nullable: true })
  staffName(@Root() { staffName }: OrderRefund, @Ctx() { principal }: Context): string | null {
    return can(principal, 'orders:read') ? staffName : null;
  }
}

function toWantedLine({ orderLineId, quantity, restock }: Gql.RefundLineInput): WantedLine {
  return { orderLineId, quantity, restock: restock ?? false };
}
