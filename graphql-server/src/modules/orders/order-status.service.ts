import type { Database, EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { refuse } from '../../errors.ts';
import type { Clock } from '../../shared/clock.ts';
import { isUuid } from '../../shared/is-uuid.ts';
import { newId } from '../../shared/new-id.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { StockService } from '../catalogue/stock.service.ts';
import { type Actor, actorOf } from './actor.ts';
import { type LockedOrder, lockOrder, noSuchOrder } from './lock-order.ts';
import type { OutboxService } from '../mail/outbox.service.ts';
import type { Order } from './order.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderEventEntity } from './order-event.entity.ts';
import { findLines } from './order-parts-query.ts';
import type { OrderService } from './order.service.ts';
import { isCancellable, type OrderStatus, stockMove } from './order-status.ts';
import { paymentStateAfter } from './payment-rules.ts';

/** Changes of orders' statuses, by admins, by customers and by the shop itself. */
export class OrderStatusService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly stock: StockService,
    private readonly orders: OrderService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Sets an order's status under its row lock: any may follow any, the same one again changes nothing. Stock and
   * payment state follow. The order is named by its id, or by its number when only one has it.
   * @throws Refusal NOT_FOUND, INVALID_VALUE for a number that several orders have, or OUT_OF_STOCK;
   *   AccessError UNAVAILABLE
   */
  async update(actor: Actor, idOrNumber: string, status: OrderStatus): Promise<Order> {
    const id = await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, await findId(em, idOrNumber));
      await this.change(em, actor, order, status);
      return order.id;
    });
    return this.orders.get(id);
  }

  /**
   * Calls the viewer's own order off. An order that is called off already stays so: whoever clicks twice, or asks
   * again because an answer was lost, has what was wanted.
   * @throws Refusal NOT_FOUND, also for somebody else's order, or NOT_CANCELLABLE; AccessError UNAVAILABLE
   */
  async cancel(viewer: Viewer, id: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      if (order.user_id !== viewer.userId) throw noSuchOrder();
      if (!isCancellable(order.status) && order.status !== 'CANCELLED') {
        throw refuse('NOT_CANCELLABLE', 'This order can no longer be cancelled.', ['id']);
      }
      await this.change(em, actorOf(viewer), order, 'CANCELLED');
    });
    return this.orders.get(id);
  }

  /**
   * Gives an order that the caller's transaction has locked another status, and notes who did it. The same status
   * again changes nothing.
   * @throws Refusal OUT_OF_STOCK
   */
  async change(em: EntityManager, actor: Actor, order: LockedOrder, status: OrderStatus): Promise<void> {
    if (order.status === status) return;
    await this.moveStock(em, order, status);
    const paymentState = paymentStateAfter(order.payment_method, order.payment_state, status);
    await em.nativeUpdate(OrderEntity, { id: order.id }, { status, paymentState });
    await em.insert(OrderEventEntity, {
      id: newId(),
      order: order.id,
      status,
      actor: actor.kind,
      actorId: actor.id,
      createdAt: this.clock(),
    });
    await this.outbox.add(em, { kind: 'ORDER_STATUS_CHANGED', orderId: order.id, status });
  }

  private async moveStock(
    em: EntityManager,
    { id, status: from }: LockedOrder,
    to: OrderStatus,
  ): Promise<void> {
    const move = stockMove(from, to);
    if (move === 'NONE') return;
    const lines = (await findLines(em, [id])).get(id) ?? [];
    if (move === 'GIVE_BACK') return this.stock.giveBack(em, lines, id);
    const wishes = lines.map((line) => ({ ...line, field: ['status'] }));
    return this.stock.takeAgain(em, wishes, id);
  }
}

/** An id comes before a number: customers choose numbers, and one may look like another order's id. */
async function findId(em: EntityManager, idOrNumber: string): Promise<string> {
  const orders = em.getKysely<Database>().selectFrom('orders').select('id').limit(2);
  const byId = isUuid(idOrNumber) ? await orders.where('id', '=', idOrNumber).executeTakeFirst() : undefined;
  if (byId) return byId.id;
  const [order, another] = await orders.where('number', '=', idOrNumber).execute();
  if (!order) throw noSuchOrder();
  if (another) throw refuse('INVALID_VALUE', 'Several orders have this number: please use the id.', ['id']);
  return order.id;
}
