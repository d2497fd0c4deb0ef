import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/request-context.ts';
import { Access } from '../../graphql/access.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { can, requireStaffActor } from '../../shared/principal.ts';
import type { OrderEdit } from '../orders/order-event.entity.ts';
import type { Order, OrderEvent } from '../orders/order.ts';
import type { OrderEditPreview } from './order-edit.service.ts';
import type { OrderEditsServices } from './order-edits.services.ts';

type Context = RequestContext<OrderEditsServices>;

@Resolver()
export class OrderEditResolver {
  @Access('orders:write')
  @Query(() => Gql.OrderEditPreviewPayload)
  async orderEditPreview(
    @Arg('input', () => Gql.OrderEditInput) input: Gql.OrderEditInput,
    @Ctx() context: Context,
  ): Promise<{ preview: OrderEditPreview }> {
    return { preview: await context.services.orderEdits.preview(requireStaffActor(context), input) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async orderEdit(
    @Args(() => Gql.MutationOrderEditArgs)
    { input, expectedTotal, expectedUpdatedAt, note, notifiesCustomer }: Gql.MutationOrderEditArgs,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    const expected = { total: expectedTotal, updatedAt: expectedUpdatedAt };
    const actor = requireStaffActor(context);
    const options = { note: note ?? null, notifiesCustomer: notifiesCustomer ?? true };
    return { order: await context.services.orderEdits.edit(actor, input, expected, options) };
  }
}

/** What an edit changed, for staff only. */
@Resolver(() => Gql.OrderEvent)
export class OrderEditEventResolver {
  @FieldResolver(() => Gql.OrderEdit, { nullable: true })
  edit(@Root() { edit }: OrderEvent, @Ctx() { principal }: Context): OrderEdit | null {
    return can(principal, 'orders:read') ? edit : null;
  }
}
