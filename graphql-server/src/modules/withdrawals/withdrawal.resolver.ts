import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import type { OrdersServices } from '../orders/orders.services.ts';
import type { Withdrawal } from './withdrawal-rules.ts';
import type { WithdrawalForm } from './withdrawal.service.ts';
import type { WithdrawalsServices } from './withdrawals.services.ts';

type Context = RequestContext<OrdersServices & WithdrawalsServices>;

/** How customers withdraw, and the withdrawals of an order. */
@Resolver(() => Gql.Order)
export class OrderWithdrawalResolver {
  @Access('PUBLIC')
  @Query(() => Gql.WithdrawalForm, { nullable: true })
  async withdrawalForm(
    @Arg('token', () => String) token: string,
    @Ctx() { services, ip }: Context,
  ): Promise<(Omit<WithdrawalForm, 'order'> & { orderNumber: string; orderedAt: Date }) | null> {
    const form = await services.withdrawals.form(token, ip);
    if (!form) return null;
    const { order, ...rest } = form;
    return { ...rest, orderNumber: order.number, orderedAt: order.createdAt };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.WithdrawalStartPayload)
  async withdrawalStart(
    @Arg('input', () => Gql.WithdrawalStartInput) input: Gql.WithdrawalStartInput,
    @Ctx() { services, ip }: Context,
  ): Promise<{ token: string }> {
    return { token: await services.withdrawals.find(input, ip) };
  }

  @Access('PUBLIC')
  @Mutation(() => Gql.WithdrawalPayload)
  async withdrawalCreate(
    @Arg('token', () => String) token: string,
    @Arg('input', () => Gql.WithdrawalInput) input: Gql.WithdrawalInput,
    @Ctx() { services, ip }: Context,
  ): Promise<{ withdrawal: Withdrawal }> {
    return { withdrawal: await services.withdrawals.create(token, ip, input) };
  }

  @FieldResolver(() => [Gql.Withdrawal])
  async withdrawals(@Root() { id }: Order, @Ctx() { services }: Context): Promise<Withdrawal[]> {
    return services.withdrawals.of(id);
  }

  @FieldResolver(() => String, { nullable: true })
  withdrawalToken(@Root() order: Order, @Ctx() { services, principal }: Context): string | null {
    return services.withdrawals.tokenFor(principal, order);
  }
}

/** The lines of a withdrawal with what was bought. */
@Resolver(() => Gql.Withdrawal)
export class WithdrawalResolver {
  @FieldResolver(() => [Gql.WithdrawalLine])
  async lines(
    @Root() { orderId, lines }: Withdrawal,
    @Ctx() { services }: Context,
  ): Promise<{ line: OrderLine; quantity: number }[]> {
    const bought = new Map((await services.orders.linesOf(orderId)).map((line) => [line.id, line]));
    return lines.flatMap(({ orderLineId, quantity }) => {
      const line = bought.get(orderLineId);
      return line ? [{ line, quantity }] : [];
    });
  }
}
