import type { z } from 'zod';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { userError } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid, newId } from '../../../shared/new-id.ts';
import { validate } from '../../../shared/validate.ts';
import { actorIdOf, type StaffActor } from '../../../shared/principal.ts';
import type { OrderEmailService } from '../emails/order-email.service.ts';
import { findLines } from '../search/order-parts-query.ts';
import { lockOrder } from '../search/order-query.ts';
import { type OrderResult, resultOf } from '../order-results.ts';
import { OrderEntity } from '../order.entity.ts';
import type { OrderService } from '../order.service.ts';
import type { LineUnits, Order } from '../order.ts';
import { findShipments } from './shipment-query.ts';
import {
  assertShipmentCancellable,
  assertShippable,
  linesToSend,
  type Shipment,
  shipmentStateAfter,
  trackingSchema,
  unitsByLine,
} from './shipment-rules.ts';
import { ShipmentEntity, ShipmentLineEntity } from './shipment.entity.ts';

/** Maximum number of shipments per bulk change. */
const MAX_AT_ONCE = 100;

type Tracking = z.input<typeof trackingSchema>;

/** What to ship, and its tracking details. */
export interface NewShipment extends Tracking {
  orderId: string;
  /** Null for all unshipped units. */
  lines: readonly LineUnits[] | null;
  notifiesCustomer: boolean;
}

/** Shipments; they do not change an order's status. */
export class ShipmentService {
  private readonly ofOrders = createLoader<Shipment[]>((orderIds) => findShipments(this.em, orderIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly mails: OrderEmailService,
  ) {}

  /** Oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<Shipment[]> {
    return this.ofOrders.load(orderId);
  }

  /**
   * Records a shipment of some or all unshipped units, and emails the customer. After that the order has no
   * payment deadline, and its customer can't cancel it.
   * @throws UserError NOT_FOUND, NOT_SHIPPABLE, INVALID_VALUE, or for invalid input; RequestError UNAVAILABLE
   */
  async send(
    principal: StaffActor,
    { orderId, lines: requestedLines, notifiesCustomer, ...input }: NewShipment,
  ): Promise<Order> {
    const tracking = validate(trackingSchema, input, ['input']);
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, orderId);
      assertShippable(order);
      const bought = (await findLines(em, [orderId])).get(orderId) ?? [];
      const lines = linesToSend(bought, requestedLines);
      const id = newId();
      await em.insert(ShipmentEntity, {
        id,
        order: orderId,
        ...tracking,
        actorId: actorIdOf(principal),
        createdAt: this.clock(),
      });
      await em.insertMany(
        ShipmentLineEntity,
        lines.map(({ orderLineId, quantity }) => ({ shipment: id, orderLine: orderLineId, quantity })),
      );
      const shipmentState = shipmentStateAfter(bought, unitsByLine(lines));
      await em.nativeUpdate(OrderEntity, { id: orderId }, { shipmentState, paymentDueAt: null });
      if (notifiesCustomer) await this.mails.add(em, { kind: 'ORDER_SENT', orderId, shipmentId: id });
    });
    return this.orders.get(orderId);
  }

  /**
   * Records several shipments as `send` does, each in its own transaction, so that an error affects only its
   * own shipment.
   * @returns the results, in the same order
   * @throws UserError INVALID_VALUE for none, or for more than 100; RequestError UNAVAILABLE, after recording
   * the shipments before it
   */
  async sendAll(principal: StaffActor, shipments: readonly NewShipment[]): Promise<OrderResult[]> {
    if (shipments.length < 1 || shipments.length > MAX_AT_ONCE)
      throw userError('INVALID_VALUE', message('shipment.tooManyAtOnce', { max: MAX_AT_ONCE }), ['inputs']);
    const results: OrderResult[] = [];
    for (const shipment of shipments)
      results.push(await resultOf(shipment.orderId, () => this.send(principal, shipment)));
    return results;
  }

  /**
   * Corrects tracking details. The customer gets no second email: the order's page shows the change.
   * @throws UserError NOT_FOUND, or for invalid input
   */
  async updateTracking(id: string, input: Tracking): Promise<Order> {
    const tracking = validate(trackingSchema, input, ['input']);
    const shipment = isUuid(id) ? await this.em.findOne(ShipmentEntity, { id }) : null;
    if (!shipment) throw notFound();
    await this.em.nativeUpdate(ShipmentEntity, { id }, tracking);
    return this.orders.get(shipment.order.id);
  }

  /**
   * Cancels a shipment recorded by mistake: its units are unshipped again. Stock does not change, since an
   * open order holds its units whether shipped or not. An unsent email to the customer is withdrawn; after a
   * sent one, the shop sends no correction.
   * @throws UserError NOT_FOUND, NOT_CANCELLABLE
   */
  async cancel(id: string): Promise<Order> {
    const shipmentRow = isUuid(id) ? await this.em.findOne(ShipmentEntity, { id }) : null;
    if (!shipmentRow) throw notFound();
    const orderId = shipmentRow.order.id;
    await retryTransaction(this.em, async (em) => {
      const { status } = await lockOrder(em, orderId);
      const shipments = (await findShipments(em, [orderId])).get(orderId) ?? [];
      const shipment = shipments.find((each) => each.id === id);
      if (!shipment) throw notFound();
      const units = unitsByLine(shipment.lines);
      const bought = (await findLines(em, [orderId])).get(orderId) ?? [];
      assertShipmentCancellable({ status, lines: bought.filter((line) => units.has(line.id)) });
      await em.nativeDelete(ShipmentLineEntity, { shipment: id });
      await em.nativeDelete(ShipmentEntity, { id });
      const shipmentState = shipments.length > 1 ? 'PART' : 'NONE';
      await em.nativeUpdate(OrderEntity, { id: orderId }, { shipmentState });
    });
    return this.orders.get(orderId);
  }
}

const notFound = () => userError('NOT_FOUND', message('shipment.notFound'), ['id']);
