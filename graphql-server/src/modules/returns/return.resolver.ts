import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { Money } from '../../graphql/scalars.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { toPageRequest } from '../../shared/paging/connection.ts';
import { deferredConnection, type DeferredConnection } from '../../shared/paging/deferred-connection.ts';
import { can, requireStaffActor, requireUser } from '../../shared/principal.ts';
import { noSuchOrder } from '../orders/search/order-query.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { RefundPreview } from '../payments/refunds/order-refund.service.ts';
import type { OrderRefund } from '../payments/refunds/refund-rules.ts';
import { noSuchReturn } from './return-query.ts';
import type { OrderReturn, ReturnEvent, ReturnLine } from './return-rules.ts';
import type { Returnability } from './return.service.ts';
import type { ReturnsServices } from './returns.services.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { PaymentsServices } from '../payments/payments.services.ts';

type Context = RequestContext<PaymentsServices & OrdersServices & ReturnsServices>;

/** A payload's return. */
interface ReturnResult {
  return: OrderReturn;
}

/** What customers ask for, and what they and staff see of it. */
@Resolver(() => Gql.Order)
export class OrderReturnResolver {
  @Access('CUSTOMER')
  @Query(() => Gql.RefundPreviewPayload)
  async returnPreview(
    @Args(() => Gql.QueryReturnPreviewArgs) { orderId, lines }: Gql.QueryReturnPreviewArgs,
    @Ctx() context: Context,
  ): Promise<{ preview: RefundPreview }> {
    return { preview: await context.services.returns.preview(requireUser(context), orderId, lines) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReturnPayload)
  async returnCreate(
    @Arg('input', () => Gql.ReturnInput) { lines, ...input }: Gql.ReturnInput,
    @Ctx() context: Context,
  ): Promise<ReturnResult> {
    const requestedLines = lines.map(({ reason = null, ...line }) => ({ ...line, reason }));
    const user = requireUser(context);
    return { return: await context.services.returns.request(user, { ...input, lines: requestedLines }) };
  }

  @Access('CUSTOMER')
  @Mutation(() => Gql.ReturnPayload)
  async returnCancel(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<ReturnResult> {
    return { return: await context.services.returns.cancel(requireUser(context), id) };
  }

  @FieldResolver(() => [Gql.Return])
  async returns(@Root() { id }: Order, @Ctx() { services }: Context): Promise<OrderReturn[]> {
    return services.returns.of(id);
  }

  @FieldResolver(() => Gql.Return, { nullable: true })
  async exchangedReturn(@Root() { id }: Order, @Ctx() { services }: Context): Promise<OrderReturn | null> {
    return services.returns.exchangedBy(id);
  }

  @FieldResolver(() => Gql.Returnability)
  async returnability(@Root() order: Order, @Ctx() { services }: Context): Promise<Returnability> {
    return services.returns.returnabilityOf(order);
  }
}

/** The same for guests, by the link of their order, which is of no other order. */
@Resolver()
export class OrderLinkReturnResolver {
  @Access('PUBLIC')
  @Query(() => Gql.RefundPreviewPayload)
  async orderLinkReturnPreview(
    @Args(() => Gql.QueryOrderLinkReturnPreviewArgs) { token, lines }: Gql.QueryOrderLinkReturnPreviewArgs,
    @Ctx() { services, ip }: Context,
  ): Promise<{ preview: RefundPreview }> {
    const { order } = await services.orderLinks.open(token, ip);
    return { preview: await services.returns.previewOf(order, lines) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.ReturnPayload)
  async orderLinkReturnCreate(
    @Arg('token', () => String) token: string,
    @Arg('input', () => Gql.ReturnInput) { lines, ...input }: Gql.ReturnInput,
    @Ctx() { services, ip }: Context,
  ): Promise<ReturnResult> {
    const { order, holder } = await services.orderLinks.open(token, ip);
    if (input.orderId !== order.id) throw noSuchOrder();
    const requestedLines = lines.map(({ reason = null, ...line }) => ({ ...line, reason }));
    return { return: await services.returns.request(holder, { ...input, lines: requestedLines }) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.ReturnPayload)
  async orderLinkReturnCancel(
    @Arg('token', () => String) token: string,
    @Arg('id', () => ID) id: string,
    @Ctx() { services, ip }: Context,
  ): Promise<ReturnResult> {
    const { order, holder } = await services.orderLinks.open(token, ip);
    const { orderId } = await services.returns.get(id);
    if (orderId !== order.id) throw noSuchReturn();
    return { return: await services.returns.cancel(holder, id) };
  }
}

/** What staff does about returns. */
@Resolver()
export class ReturnHandlingResolver {
  @Access('orders:read')
  @Query(() => Gql.ReturnConnection)
  async returns(
    @Args(() => Gql.QueryReturnsArgs) args: Gql.QueryReturnsArgs,
    @Ctx() { services }: Context,
  ): Promise<DeferredConnection<OrderReturn>> {
    const filter = { ...args.filter };
    const page = toPageRequest(args.first ?? 50, args.after);
    return deferredConnection(
      () => services.returns.list(filter, page),
      () => services.returns.count(filter),
    );
  }

  @Access('orders:write')
  @Mutation(() => Gql.ReturnPayload)
  async returnApprove(
    @Args(() => Gql.MutationReturnApproveArgs) { id, text, expectedVersion }: Gql.MutationReturnApproveArgs,
    @Ctx() context: Context,
  ): Promise<ReturnResult> {
    const { returnHandling } = context.services;
    const actor = requireStaffActor(context);
    return { return: await returnHandling.approve(actor, id, { text }, expectedVersion ?? null) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.ReturnPayload)
  async returnDecline(
    @Args(() => Gql.MutationReturnDeclineArgs) { id, text, expectedVersion }: Gql.MutationReturnDeclineArgs,
    @Ctx() context: Context,
  ): Promise<ReturnResult> {
    const { returnHandling } = context.services;
    const actor = requireStaffActor(context);
    return { return: await returnHandling.decline(actor, id, { text }, expectedVersion ?? null) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.ReturnPayload)
  async returnReceive(
    @Args(() => Gql.MutationReturnReceiveArgs) { id, lines, expectedVersion }: Gql.MutationReturnReceiveArgs,
    @Ctx() context: Context,
  ): Promise<ReturnResult> {
    const { returnHandling } = context.services;
    const receipts = lines.map((line) => ({ ...line, restockedQuantity: line.restockedQuantity ?? 0 }));
    const actor = requireStaffActor(context);
    return { return: await returnHandling.receive(actor, id, receipts, expectedVersion ?? null) };
  }

  @Access('orders:refund')
  @Mutation(() => Gql.ReturnPayload)
  async returnRefund(
    @Args(() => Gql.MutationReturnRefundArgs)
    { id, input: { amount = null, ...input }, expectedVersion }: Gql.MutationReturnRefundArgs,
    @Ctx() context: Context,
  ): Promise<ReturnResult> {
    const { returnHandling } = context.services;
    const refund = { ...input, amount };
    return {
      return: await returnHandling.refund(requireStaffActor(context), id, refund, expectedVersion ?? null),
    };
  }
}

/** The parts of a return that cost another statement, and its lines with what was bought. */
@Resolver(() => Gql.Return)
export class ReturnResolver {
  @FieldResolver(() => Gql.Order)
  async order(@Root() orderReturn: OrderReturn, @Ctx() { services }: Context): Promise<Order> {
    return services.returns.orderOf(orderReturn);
  }

  @FieldResolver(() => [Gql.ReturnLine])
  async lines(
    @Root() { orderId, lines }: OrderReturn,
    @Ctx() { services }: Context,
  ): Promise<(Omit<ReturnLine, 'orderLineId'> & { line: OrderLine })[]> {
    const bought = new Map((await services.orders.linesOf(orderId)).map((line) => [line.id, line]));
    return lines.flatMap(({ orderLineId, ...units }) => {
      const line = bought.get(orderLineId);
      return line ? [{ line, ...units }] : [];
    });
  }

  @FieldResolver(() => Gql.ReturnExchange, { nullable: true })
  async exchange(
    @Root() orderReturn: OrderReturn,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order; creditAmount: MinorUnits } | null> {
    const order = await services.returns.exchangeOrderOf(orderReturn);
    return order && { order, creditAmount: await services.returns.creditOf(orderReturn) };
  }

  @FieldResolver(() => Money)
  async refundAmount(@Root() orderReturn: OrderReturn, @Ctx() { services }: Context): Promise<MinorUnits> {
    return services.returns.refundOf(orderReturn);
  }

  @FieldResolver(() => Gql.Refund, { nullable: true })
  async refund(
    @Root() { orderId, refundId }: OrderReturn,
    @Ctx() { services }: Context,
  ): Promise<OrderRefund | null> {
    if (refundId === null) return null;
    return (await services.orderRefunds.of(orderId)).find(({ id }) => id === refundId) ?? null;
  }
}

/** What only staff sees of a step. */
@Resolver(() => Gql.ReturnEvent)
export class ReturnEventResolver {
  @FieldResolver(() => String, { nullable: true })
  staffName(@Root() { staffName }: ReturnEvent, @Ctx() { principal }: Context): string | null {
    return can(principal, 'orders:read') ? staffName : null;
  }
}

/** A user's returns. Only the user and admins can load a `User`, so no further check is needed. */
@Resolver(() => Gql.User)
export class UserReturnsResolver {
  @FieldResolver(() => [Gql.Return])
  async openReturns(@Root() { id }: { id: string }, @Ctx() { services }: Context): Promise<OrderReturn[]> {
    return services.returns.openOf(id);
  }
}
