import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import { isUuid } from '../../shared/new-id.ts';
import type { OrderHolder } from '../../shared/principal.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from './search/order-query.ts';
import { changeEach, type OrderResult } from './order-results.ts';
import type { Order } from './order.ts';
import type { OrderChangeService } from './order-change.service.ts';
import type { OrderDownloads } from './order-downloads.port.ts';
import type { OrderService } from './order.service.ts';
import { type Actor, actorOf } from './order-actor.ts';
import { isCancellable, isDeliverable, type OrderStatus } from './order-status.ts';
import { message } from '../../shared/messages/message.ts';
import type { OrdersDatabase } from './orders.tables.ts';

/** Status changes by staff and customers. */
export class OrderStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
    private readonly downloads: () => OrderDownloads,
  ) {}

  /**
   * Sets an order's status under its row lock. Every transition is allowed; setting the same status has no
   * effect. Stock and payment status follow. The order is identified by its id, or by its reference or number
   * if only one order has that.
   * @throws UserError NOT_FOUND, INVALID_VALUE if several have it, or OUT_OF_STOCK; RequestError
   * UNAVAILABLE
   */
  async update(actor: Actor, name: string, status: OrderStatus): Promise<Order> {
    const id = await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, await findId(em, name));
      await this.changes.change(em, actor, order, { status });
      return order.id;
    });
    return this.orders.get(id);
  }

  /**
   * Marks several orders as delivered, each in its own transaction. Accepts only open orders that are paid or
   * cash on delivery, because the caller's list may be older than a cancellation.
   * @returns the results; errors are NOT_FOUND, NOT_DELIVERABLE
   * @throws UserError INVALID_VALUE for none or more than 100; RequestError UNAVAILABLE
   */
  async deliverEach(actor: Actor, ids: readonly string[]): Promise<OrderResult[]> {
    return changeEach(ids, (id) =>
      this.step(actor, id, 'DELIVERED', (order) => {
        if (!isDeliverable(order.status, order.payment_method, order.payment_state))
          throw userError('NOT_DELIVERABLE', message('order.notDeliverable'), ['ids']);
      }),
    );
  }

  /**
   * Cancels several unshipped orders, each in its own transaction.
   * @returns the results; errors are NOT_FOUND, NOT_CANCELLABLE
   * @throws UserError as `deliverEach` does
   */
  async cancelEach(actor: Actor, ids: readonly string[]): Promise<OrderResult[]> {
    return changeEach(ids, (id) =>
      this.step(actor, id, 'CANCELLED', (order) => {
        if (!isCancellable(order.status, order.shipment_state))
          throw userError('NOT_CANCELLABLE', message('order.notCancellable'), ['ids']);
      }),
    );
  }

  /** Has no effect on an order with the same status, so that double clicks and retries are safe. */
  private async step(
    actor: Actor,
    id: string,
    status: OrderStatus,
    assertAllowed: (order: LockedOrder) => void,
  ): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      if (order.status === status) return;
      assertAllowed(order);
      await this.changes.change(em, actor, order, { status });
    });
    return this.orders.get(id);
  }

  /**
   * Cancels the caller's own unshipped order, unless a file of it was downloaded: all that was paid would be
   * refunded, and the customer would have the file. Canceling a canceled order succeeds without effect, for a
   * double click or a retry after a lost response.
   * @throws UserError NOT_FOUND, also for another user's order, or NOT_CANCELLABLE; RequestError UNAVAILABLE
   */
  async cancel(principal: OrderHolder, id: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      if (order.user_id !== principal.userId) throw noSuchOrder();
      if (!isCancellable(order.status, order.shipment_state) && order.status !== 'CANCELLED') {
        throw userError('NOT_CANCELLABLE', message('order.notCancellable'), ['id']);
      }
      if (order.status !== 'CANCELLED' && (await this.downloads().usedLines(em, id)).size > 0)
        throw userError('NOT_CANCELLABLE', message('order.downloaded'), ['id']);
      await this.changes.change(em, actorOf(principal), order, { status: 'CANCELLED' });
    });
    return this.orders.get(id);
  }
}

/**
 * Looks up the id first: customers choose references, and one may look like another order's id, or be another
 * order's number. Those of imported orders, which can't be changed, don't count.
 */
async function findId(em: EntityManager, name: string): Promise<string> {
  const orders = em.getKysely<OrdersDatabase>().selectFrom('orders').select('id').limit(2);
  const byId = isUuid(name) ? await orders.where('id', '=', name).executeTakeFirst() : undefined;
  if (byId) return byId.id;
  const [order, another] = await orders
    .where(sql<boolean>`(lower(number) = ${name.toLowerCase()} or reference = ${name})`)
    .where('imported_from', 'is', null)
    .execute();
  if (!order) throw noSuchOrder();
  if (another) throw userError('INVALID_VALUE', message('order.referenceAmbiguous'), ['id']);
  return order.id;
}
