import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import { message } from '../../../shared/messages/message.ts';
import { validate } from '../../../shared/validate.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import { billingSchema } from './billing-rules.ts';
import type { OrderChangeService } from '../order-change.service.ts';
import { lockOrder } from '../search/order-query.ts';
import { findAdjustments } from '../search/order-parts-query.ts';
import { type Billing, OrderEntity } from '../order.entity.ts';
import type { OrderRepricing } from '../order-event.entity.ts';
import type { OrderService } from '../order.service.ts';
import { actorOf } from '../order-actor.ts';
import { isAddressOpen } from '../order-status.ts';
import type { Order } from '../order.ts';
import { type RepricedLine, repriceOrder, type TodaysPrices } from './reprice-order.ts';
import type { OrdersDatabase } from '../orders.tables.ts';
import { placeProblem, type PlaceTerms, regionProblem } from '../../taxes/region-rules.ts';

/** Corrections of delivery addresses. */
export class OrderAddressService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
    private readonly places: PlaceTerms,
    private readonly prices: TodaysPrices,
  ) {}

  /**
   * Changes the delivery address of an order before any of it was shipped. The history records the change and
   * what the order would cost there; its totals stay as agreed with the customer (decision 0085). The
   * customer gets no email, because usually they requested the change.
   * @throws UserError NOT_FOUND, ADDRESS_LOCKED, DELIVERY_UNAVAILABLE, or for invalid input; RequestError
   * UNAVAILABLE
   */
  async update(principal: StaffActor, id: string, input: z.input<typeof billingSchema>): Promise<Order> {
    const billing = validate(billingSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      if (!isAddressOpen(order.status, order.shipment_state))
        throw userError('ADDRESS_LOCKED', message('order.addressLocked'), ['id']);
      const placed = await em.findOneOrFail(OrderEntity, { id });
      const { billing: before } = placed;
      // For a pickup order this is only the invoice address.
      const isMoved =
        !placed.deliveryMethod?.isPickUp &&
        (before?.countryCode !== billing.countryCode || before?.region !== billing.region);
      const repricing = isMoved ? await this.reprice(em, placed, billing) : null;
      await em.nativeUpdate(OrderEntity, { id }, { billing });
      await this.changes.noteAddressChange(em, actorOf(principal), order, repricing);
    });
    return this.orders.get(id);
  }

  /**
   * What an order would cost at an address. Null if the total is unchanged, or unknown because the shop's
   * currency has changed.
   * @throws UserError DELIVERY_UNAVAILABLE
   */
  private async reprice(em: EntityManager, order: OrderEntity, to: Billing): Promise<OrderRepricing | null> {
    const problem = (order.requiresShipping ? placeProblem : regionProblem)(to, this.places);
    if (problem) throw userError('DELIVERY_UNAVAILABLE', problem, ['input', 'countryCode']);
    if (order.currency !== this.prices.currency) return null;
    const adjustments = (await findAdjustments(em, [order.id])).get(order.id) ?? [];
    const placed = {
      totals: order,
      lines: await findRepricedLines(em, order.id),
      methodId: order.deliveryMethod?.methodId ?? null,
      hasFreeDelivery: adjustments.some(({ kind }) => kind === 'FREE_DELIVERY'),
    };
    const repricing = repriceOrder(placed, to, this.prices);
    if (repricing === undefined)
      throw userError('DELIVERY_UNAVAILABLE', message('delivery.nothingFits'), ['input', 'countryCode']);
    return repricing;
  }
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
