import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { newId } from '../../shared/new-id.ts';
import type { StockService } from '../inventory/stock.service.ts';
import type { OutboxService } from '../../email/outbox.service.ts';
import { requestRefunds } from '../payments/refunds/request-refunds.ts';
import { recheckPayments } from '../payments/payment-query.ts';
import type { LockedOrder } from './order-query.ts';
import { OrderEntity } from './order.entity.ts';
import { OrderEventEntity } from './order-event.entity.ts';
import { findLines } from './order-parts-query.ts';
import { type Actor, holdsStock, type OrderStatus, type PaymentState, stockMove } from './order-status.ts';
import { isRefundDue, paymentStateAfter } from './payment-rules.ts';

/** What an order is to become; what is left out stays, or follows by the rules of payment. */
export interface OrderChange {
  status?: OrderStatus;
  paymentState?: PaymentState;
}

/**
 * The one way in which orders change once they are placed: with all that follows from it, stock, money, history and
 * mail, in the caller's transaction, which has locked the order.
 */
export class OrderChangeService {
  constructor(
    private readonly clock: Clock,
    private readonly stock: StockService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Changes an order and notes who did it. What it is already changes nothing.
   * @throws UserError OUT_OF_STOCK; the transaction must then be given up
   */
  async change(em: EntityManager, actor: Actor, order: LockedOrder, wanted: OrderChange): Promise<void> {
    const change = complete(order, wanted);
    if (change.status === order.status && change.paymentState === order.payment_state) return;
    await this.moveStock(em, order, change.status);
    // Whatever happens to an order, it no longer waits for its first payment; one that an admin takes up again waits
    // for as long as the admin likes.
    await em.nativeUpdate(OrderEntity, { id: order.id }, { ...change, paymentDueAt: null });
    await this.note(em, actor, order, { ...change, paymentResolved: false });
    await this.settleCards(em, actor, order, change);
    await this.write(em, order, change);
  }

  /** Notes in the history that payments that don't fit the order were looked after; the order itself stays as it is. */
  async notePaymentResolved(em: EntityManager, actor: Actor, order: LockedOrder): Promise<void> {
    const { status, payment_state: paymentState } = order;
    await this.note(em, actor, order, { status, paymentState, paymentResolved: true });
  }

  private async note(
    em: EntityManager,
    actor: Actor,
    order: LockedOrder,
    events: Required<OrderChange> & { paymentResolved: boolean },
  ): Promise<void> {
    await em.insert(OrderEventEntity, {
      id: newId(),
      order: order.id,
      ...events,
      actor: actor.kind,
      actorId: actor.id,
      createdAt: this.clock(),
    });
  }

  private async moveStock(
    em: EntityManager,
    { id, status: from }: LockedOrder,
    to: OrderStatus,
  ): Promise<void> {
    const move = stockMove(from, to);
    if (move === 'NONE') return;
    const lines = (await findLines(em, [id])).get(id) ?? [];
    if (move === 'RELEASE') return this.stock.release(em, lines, id);
    const newLines = lines.map((line) => ({ ...line, field: ['status'] }));
    return this.stock.reserveAgain(em, newLines, id);
  }

  /** No network here: what the provider is to do is noted, and done by a job. */
  private async settleCards(
    em: EntityManager,
    actor: Actor,
    { id, payment_method: method }: LockedOrder,
    { status, paymentState: state }: Required<OrderChange>,
  ): Promise<void> {
    if (method !== 'CARD' || holdsStock(status)) return;
    await recheckPayments(em, id, this.clock());
    if (isRefundDue({ method, state, status }))
      await requestRefunds(em, { orderId: id }, actor, this.clock());
  }

  private async write(
    em: EntityManager,
    order: LockedOrder,
    { status, paymentState }: Required<OrderChange>,
  ): Promise<void> {
    const orderId = order.id;
    if (status !== order.status) await this.outbox.add(em, { kind: 'ORDER_STATUS_CHANGED', orderId, status });
    // Whoever paid at the door knows it.
    if (order.payment_method === 'CASH_ON_DELIVERY' || paymentState === order.payment_state) return;
    if (paymentState === 'PAID' && holdsStock(status))
      await this.outbox.add(em, { kind: 'ORDER_PAID', orderId });
    if (paymentState === 'REFUNDED') {
      await this.outbox.add(em, { kind: 'ORDER_REFUNDED', orderId, amount: order.total });
    }
  }
}

function complete(
  order: LockedOrder,
  { status = order.status, paymentState }: OrderChange,
): Required<OrderChange> {
  const after =
    status === order.status
      ? order.payment_state
      : paymentStateAfter(order.payment_method, order.payment_state, status);
  return { status, paymentState: paymentState ?? after };
}
