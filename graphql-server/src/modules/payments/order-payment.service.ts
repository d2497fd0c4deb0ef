import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { type Actor, actorOf } from '../orders/order-actor.ts';
import { type LockedOrder, lockOrder } from '../orders/search/order-query.ts';
import { changeEach, type OrderResult } from '../orders/order-results.ts';
import type { Order } from '../orders/order.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import { isReceivable, isRefundable } from '../orders/payment/payment-rules.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';
import { findRefunds } from './refunds/refund-query.ts';
import { refundableAmount } from './refunds/refund-rules.ts';
import { recordRefund, requestRefunds, retryRefunds } from './refunds/request-refunds.ts';
import { newId } from '../../shared/new-id.ts';
import { message } from '../../shared/messages/message.ts';

/** Records and changes payments of orders on behalf of staff; the history names the staff member. */
export class OrderPaymentService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
  ) {}

  /**
   * Records that a bank transfer has arrived. Repeating it has no effect.
   * @throws UserError NOT_FOUND, or NOT_PAYABLE for an order that is not paid by transfer, or was refunded
   */
  async receive(principal: StaffActor, id: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      const { payment_method: method, payment_state: state } = order;
      if (method === 'BANK' && state === 'PAID') return;
      if (!isReceivable({ method, state })) {
        throw userError('NOT_PAYABLE', message('payment.notReceivable'), ['id']);
      }
      await this.changes.change(em, actorOf(principal), order, { paymentState: 'PAID' });
    });
    return this.orders.get(id);
  }

  /**
   * Calls `receive` for several orders, each in its own transaction.
   * @returns the result for each
   * @throws UserError INVALID_VALUE for none or more than 100; RequestError UNAVAILABLE
   */
  async receiveEach(principal: StaffActor, ids: readonly string[]): Promise<OrderResult[]> {
    return changeEach(ids, (id) => this.receive(principal, id));
  }

  /**
   * Refunds an order, or what is left of it: a card payment through the provider, which takes a moment; a
   * transfer or cash is paid back by hand and only recorded. A refund that is done or in progress is not
   * changed. If the provider rejected a refund, requests only that one again.
   * @throws UserError NOT_FOUND, or NOT_REFUNDABLE for an order that is not paid, or was free
   */
  async refund(principal: StaffActor, id: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      const isByCard = order.payment_method === 'CARD';
      if (isByCard && (await isBeingRefunded(em, id, this.clock()))) return;
      if (order.payment_state === 'REFUNDED') return;
      if (!isRefundable({ state: order.payment_state, total: order.total }))
        throw userError('NOT_REFUNDABLE', message('payment.nothingToRefund'), ['id']);
      if (!isByCard) return this.recordPaidBack(em, actorOf(principal), order);
      await assertPaidByCard(em, id);
      await requestRefunds(em, { orderId: id }, actorOf(principal), this.clock());
    });
    return this.orders.get(id);
  }

  private async recordPaidBack(em: EntityManager, actor: Actor, order: LockedOrder): Promise<void> {
    const earlier = (await findRefunds(em, [order.id])).get(order.id) ?? [];
    const amount = refundableAmount({ paymentState: order.payment_state, total: order.total }, earlier);
    await recordRefund(em, { id: newId(), orderId: order.id, amount, actor }, this.clock());
    await this.changes.recordRefund(em, actor, order, { amount, lines: [], isRest: true });
  }

  /**
   * Records that staff have resolved an order's mismatched or disputed payments, usually in the provider's
   * dashboard. No money moves; repeating it has no effect.
   * @throws UserError NOT_FOUND, or NOT_FLAGGED for an order that never had such a payment
   */
  async resolve(principal: StaffActor, id: string): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      const resolved = await em.nativeUpdate(
        PaymentEntity,
        { order: id, state: 'FLAGGED' },
        { state: 'RESOLVED' },
      );
      const settled = await em.nativeUpdate(
        PaymentEntity,
        { order: id, disputedAt: { $ne: null } },
        { disputedAt: null },
      );
      if (resolved + settled > 0) return this.changes.notePaymentResolved(em, actorOf(principal), order);
      if ((await em.count(PaymentEntity, { order: id, state: 'RESOLVED' })) > 0) return;
      throw userError('NOT_FLAGGED', message('payment.nothingToResolve'), ['id']);
    });
    return this.orders.get(id);
  }
}

/**
 * Requests an order's rejected refunds again, which also ends a second click.
 * @returns whether refunds of the order were in progress or are now, so that nothing else needs to be
 * requested. What an edit made surplus of a payment does not count unless the provider has rejected it: the
 * rest can be refunded meanwhile.
 */
async function isBeingRefunded(em: EntityManager, orderId: string, now: Date): Promise<boolean> {
  await retryRefunds(em, { orderId }, now);
  const requested = await em.find(
    RefundEntity,
    { order: orderId, state: 'REQUESTED' },
    { populate: ['payment'] },
  );
  return requested.some(
    ({ surplus, amount, payment, request }) => !surplus || amount === payment?.amount || request > 1,
  );
}

/** @throws UserError NOT_REFUNDABLE for an order whose payment the provider does not know */
async function assertPaidByCard(em: EntityManager, orderId: string): Promise<void> {
  const count = await em.count(PaymentEntity, { order: orderId, state: 'PAID' });
  if (count === 0) throw userError('NOT_REFUNDABLE', message('payment.unknownToProvider'), ['id']);
}
