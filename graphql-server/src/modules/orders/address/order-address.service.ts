import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { validate } from '../../../shared/validate.ts';
import type { OrderHolder, StaffActor } from '../../../shared/principal.ts';
import { billingSchema, deliveryAddressSchema } from './billing-rules.ts';
import type { OrderChangeService } from '../order-change.service.ts';
import { type LockedOrder, lockOrder } from '../search/order-query.ts';
import { findAdjustments } from '../search/order-parts-query.ts';
import { OrderEntity } from '../order.entity.ts';
import { OrderEventEntity, type OrderRepricing } from '../order-event.entity.ts';
import type { OrderService } from '../order.service.ts';
import { actorOf } from '../order-actor.ts';
import { isAddressOpen } from '../order-status.ts';
import { destinationOf, type Order } from '../order.ts';
import { type RepricedLine, repriceOrder, type TodaysPrices } from './reprice-order.ts';
import type { OrdersDatabase } from '../orders.tables.ts';
import type { Destination } from '../../delivery/delivery.ts';
import { placeProblem, type PlaceTerms, regionProblem, unknownRegion } from '../../taxes/region-rules.ts';

/** Corrections of addresses (decisions 0085 and 0114). */
export class OrderAddressService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
    private readonly places: PlaceTerms,
    private readonly prices: TodaysPrices,
  ) {}

  /**
   * Changes the billing address of an order before any of it was shipped. The customer gets no email, because
   * usually they requested the change.
   * @throws UserError NOT_FOUND, ADDRESS_LOCKED, DELIVERY_UNAVAILABLE, or for invalid input; RequestError
   * UNAVAILABLE
   */
  async update(principal: StaffActor, id: string, input: z.input<typeof billingSchema>): Promise<Order> {
    const billing = validate(billingSchema.omit({ vatNumber: true }), input, ['input']);
    return this.change(principal, id, { billing });
  }

  /**
   * Changes where an order is delivered; null means to the billing address.
   * @throws as `update` does; UserError REQUIRED if the input is undefined
   */
  async updateDelivery(
    principal: StaffActor,
    id: string,
    input: z.input<typeof deliveryAddressSchema>,
  ): Promise<Order> {
    // A forgotten input must not remove the address.
    if (input === undefined) throw userError('REQUIRED', message('order.deliveryAddressOmitted'), ['input']);
    const deliveryAddress = validate(deliveryAddressSchema, input, ['input']);
    return this.change(principal, id, { deliveryAddress });
  }

  /**
   * The history records the change and, for another destination, what the order would cost there; its totals
   * stay as agreed with the customer.
   */
  private async change(
    principal: StaffActor,
    id: string,
    addresses: Partial<Pick<Order, 'billing' | 'deliveryAddress'>>,
  ): Promise<Order> {
    await retryTransaction(this.em, async (em) =>
      this.changeIn(em, principal, await lockOrder(em, id), addresses),
    );
    return this.orders.get(id);
  }

  /**
   * Does so in the caller's transaction.
   * @returns what the order would cost at the new address; null if that is unchanged, or unknown
   */
  async changeIn(
    em: EntityManager,
    principal: OrderHolder | StaffActor,
    order: LockedOrder,
    addresses: Partial<Pick<Order, 'billing' | 'deliveryAddress'>>,
  ): Promise<OrderRepricing | null> {
    const { id } = order;
    if (!isAddressOpen(order.status, order.shipment_state))
      throw userError('ADDRESS_LOCKED', message('order.addressLocked'), ['id']);
    const placed = await em.findOneOrFail(OrderEntity, { id }, { refresh: true });
    // For a pickup order the billing address is only that of the invoice.
    const isPickUp = placed.deliveryMethod?.isPickUp ?? false;
    if (addresses.deliveryAddress && (isPickUp || !placed.requiresShipping))
      throw userError('INVALID_VALUE', message('order.notDelivered'), ['input']);
    const { billing = null, deliveryAddress = null } = placed;
    // Its tax was decided with this number.
    if (addresses.billing && billing?.vatNumber) addresses.billing.vatNumber = billing.vatNumber;
    // If it is the destination, pricing checks it.
    if (addresses.billing && deliveryAddress && !isSamePlace(addresses.billing, billing)) {
      const problem = unknownRegion(addresses.billing, this.places);
      if (problem) throw userError('INVALID_VALUE', problem, ['input', 'region']);
    }
    const before = destinationOf({ billing, deliveryAddress });
    const after = destinationOf({ billing, deliveryAddress, ...addresses });
    const isMoved = !isPickUp && !isSamePlace(before, after);
    const repricing = isMoved ? await this.reprice(em, placed, after ?? {}) : await lastRepricing(em, id);
    await em.nativeUpdate(OrderEntity, { id }, addresses);
    await this.changes.noteAddressChange(em, actorOf(principal), order, repricing);
    return repricing;
  }

  /**
   * What an order would cost at an address. Null if the total is unchanged, or unknown because the shop's
   * currency has changed.
   * @throws UserError DELIVERY_UNAVAILABLE
   */
  private async reprice(
    em: EntityManager,
    order: OrderEntity,
    to: Destination,
  ): Promise<OrderRepricing | null> {
    const problem = (order.requiresShipping ? placeProblem : regionProblem)(to, this.places);
    if (problem) throw userError('DELIVERY_UNAVAILABLE', problem, ['input', 'countryCode']);
    if (order.currency !== this.prices.currency) return null;
    const adjustments = (await findAdjustments(em, [order.id])).get(order.id) ?? [];
    const placed = {
      totals: order,
      lines: await findRepricedLines(em, order.id),
      method: order.deliveryMethod ?? null,
      hasFreeDelivery: adjustments.some(({ kind }) => kind === 'FREE_DELIVERY'),
    };
    const repricing = repriceOrder(placed, to, this.prices);
    if (repricing === undefined) {
      const name = order.deliveryMethod?.name;
      const reason = name ? message('delivery.methodNotThere', { name }) : message('delivery.nothingFits');
      throw userError('DELIVERY_UNAVAILABLE', reason, ['input', 'countryCode']);
    }
    return repricing;
  }
}

function isSamePlace(one: Destination | null, other: Destination | null): boolean {
  return one?.countryCode === other?.countryCode && one?.region === other?.region;
}

/** A change that leaves the destination as it is leaves the order's cost there, too. */
async function lastRepricing(em: EntityManager, orderId: string): Promise<OrderRepricing | null> {
  const changed = { order: orderId, addressChanged: true };
  const [last] = await em.find(OrderEventEntity, changed, { orderBy: { id: 'desc' }, limit: 1 });
  return last?.repricing ?? null;
}

/** The ordered lines, with their products' current tax classes. */
async function findRepricedLines(em: EntityManager, orderId: string): Promise<RepricedLine[]> {
  const rows = await em
    .getKysely<OrdersDatabase>()
    .selectFrom('order_lines')
    .leftJoin('products', 'products.id', 'order_lines.product_id')
    .where('order_id', '=', orderId)
    .orderBy('order_lines.position')
    .select(['order_lines.id', 'unit_price', 'quantity', 'discount_total', 'order_lines.weight'])
    .select('order_lines.requires_shipping')
    .select('products.tax_class_id')
    .execute();
  return rows.map(({ id, quantity, weight, ...row }) => ({
    id,
    quantity,
    weight,
    requiresShipping: row.requires_shipping,
    unitPrice: row.unit_price,
    discountTotal: row.discount_total,
    taxClassId: row.tax_class_id,
  }));
}
