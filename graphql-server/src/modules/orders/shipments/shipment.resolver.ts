import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/request-context.ts';
import { Access } from '../../../graphql/access.ts';
import * as Gql from '../../../graphql/contract.generated.ts';
import { can, requireStaffActor } from '../../../shared/principal.ts';
import type { OrderResult } from '../order-results.ts';
import type { Order, OrderLine } from '../order.ts';
import type { Shipment } from './shipment-rules.ts';
import type { NewShipment } from './shipment.service.ts';
import type { OrdersServices } from '../orders.services.ts';

type Context = RequestContext<OrdersServices>;

@Resolver(() => Gql.Order)
export class ShipmentsResolver {
  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async shipmentCreate(
    @Arg('input', () => Gql.ShipmentInput) input: Gql.ShipmentInput,
    @Ctx() context: Context,
  ): Promise<{ order: Order }> {
    return { order: await context.services.shipments.send(requireStaffActor(context), toShipment(input)) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.ShipmentsPayload)
  async shipmentsCreate(
    @Arg('inputs', () => [Gql.ShipmentInput]) inputs: Gql.ShipmentInput[],
    @Ctx() context: Context,
  ): Promise<{ results: OrderResult[] }> {
    const shipments = inputs.map(toShipment);
    return { results: await context.services.shipments.sendAll(requireStaffActor(context), shipments) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async shipmentUpdate(
    @Arg('id', () => ID) id: string,
    @Arg('input', () => Gql.TrackingInput)
    { carrier = null, trackingNumber = null, trackingUrl = null }: Gql.TrackingInput,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.shipments.updateTracking(id, { carrier, trackingNumber, trackingUrl }) };
  }

  @Access('orders:write')
  @Mutation(() => Gql.OrderPayload)
  async shipmentCancel(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<{ order: Order }> {
    return { order: await services.shipments.cancel(id) };
  }

  @FieldResolver(() => [Gql.Shipment])
  async shipments(@Root() order: Order, @Ctx() { services }: Context): Promise<Shipment[]> {
    return services.shipments.of(order.id);
  }
}

/** A shipment's lines, with the ordered items. */
@Resolver(() => Gql.Shipment)
export class ShipmentResolver {
  @FieldResolver(() => [Gql.ShipmentLine])
  async lines(
    @Root() { orderId, lines }: Shipment,
    @Ctx() { services }: Context,
  ): Promise<{ line: OrderLine; quantity: number }[]> {
    const bought = new Map((await services.orders.linesOf(orderId)).map((line) => [line.id, line]));
    return lines.flatMap(({ orderLineId, quantity }) => {
      const line = bought.get(orderLineId);
      return line ? [{ line, quantity }] : [];
    });
  }

  @FieldResolver(() => String, { nullable: true })
  staffName(@Root() { staffName }: Shipment, @Ctx() { principal }: Context): string | null {
    return can(principal, 'orders:read') ? staffName : null;
  }
}

function toShipment(input: Gql.ShipmentInput): NewShipment {
  const { orderId, carrier = null, trackingNumber = null, trackingUrl = null } = input;
  const notifiesCustomer = input.notifiesCustomer ?? true;
  return { orderId, carrier, trackingNumber, trackingUrl, lines: input.lines ?? null, notifiesCustomer };
}
