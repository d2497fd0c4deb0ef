import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { UserError } from '../../../errors.ts';
import type { PaymentProvider, PaymentSession, SessionEvent } from '../provider/payment-provider.port.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { lockUser } from '../../customers/users/lock-user.ts';
import type { CartOrderService } from '../../orders/cart-orders.service.ts';
import { systemActor } from '../../orders/order-actor.ts';
import { isOpenStatus } from '../../orders/order-status.ts';
import { type LockedOrder, lockOrder, paidOf } from '../../orders/search/order-query.ts';
import { OrderEntity } from '../../orders/order.entity.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { paymentDueOf, type PaymentDueTerms } from '../../orders/payment/payment-rules.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { type SettlementDecision, decideSettlement } from './settlement-rules.ts';
import { findPaymentOf, lockPayment, type PaymentRow, recheckPayments } from '../payment-query.ts';
import { PROCESSING_CHECK } from '../payment-states.ts';
import { noteEvent } from './note-event.ts';
import { requestRefunds } from '../refunds/request-refunds.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/** Applies the provider's state of a session. Each effect happens once, however often it is called. */
export class SettlementService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: OrderChangeService,
    private readonly cartOrders: CartOrderService,
    private readonly transferTerms: PaymentDueTerms,
  ) {}

  /**
   * Settles a session just read from its provider. Records the triggering event, if any, in the same
   * transaction, so that it takes effect once; unknown sessions have no effect.
   * @throws RequestError UNAVAILABLE
   */
  async settle(
    provider: PaymentProvider,
    session: PaymentSession,
    event: SessionEvent | null = null,
  ): Promise<void> {
    try {
      await this.settleOnce(provider, session, event, true);
    } catch (error) {
      const isGone = error instanceof UserError && error.code === 'OUT_OF_STOCK';
      if (!isGone) throw error;
      await this.settleOnce(provider, session, event, false);
    }
  }

  /** @throws UserError OUT_OF_STOCK when a late payment's items are sold out; nothing has changed then */
  private async settleOnce(
    provider: PaymentProvider,
    session: PaymentSession,
    event: SessionEvent | null,
    canReopen: boolean,
  ): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const payment = await findPaymentOf(em, provider.code, session);
      const order = payment && (await lockOrderOfUser(em, payment.order_id));
      const problem = order ? null : 'The session belongs to no order.';
      const noted = event && { ...event, about: event.sessionId, problem };
      if (noted && !(await noteEvent(em, provider, noted, this.clock()))) return;
      if (!order) return;
      const attempt = await lockPayment(em, payment.id);
      const wasReleased =
        canReopen && order.status === 'CANCELLED' && (await wasReleasedUnpaid(em, order.id));
      const outstanding = order.total - paidOf(order);
      const decision = decideSettlement(
        { status: order.status, paymentState: order.payment_state, outstanding, wasReleased },
        { state: attempt.state, orderId: order.id, amount: attempt.amount, currency: attempt.currency },
        session,
      );
      await this.apply(em, decision, order, attempt, session);
    });
  }

  private async apply(
    em: EntityManager,
    decision: SettlementDecision,
    order: LockedOrder,
    attempt: PaymentRow,
    session: PaymentSession,
  ): Promise<void> {
    switch (decision) {
      case 'NOTHING':
        return;
      case 'WAIT':
        return this.markProcessing(em, order, attempt, session);
      case 'FLAG':
        return this.markMismatched(em, attempt, session);
      case 'FULFIL':
      case 'REVIVE':
        await this.markPaid(em, attempt, session);
        // Another open page could still be paid, a second time.
        await recheckPayments(em, order.id, this.clock());
        await this.takeFromCart(em, order);
        return this.changes.receivePayment(em, systemActor, order, {
          amount: attempt.amount,
          method: 'CARD',
          ...(decision === 'REVIVE' && { status: 'PENDING' }),
        });
      case 'KEEP_AND_REFUND':
        await this.markPaid(em, attempt, session);
        return this.refundUnneeded(em, order, attempt);
      case 'RELEASE_EXPIRED':
        return this.releaseOrder(em, order, attempt, 'EXPIRED');
      case 'RELEASE_FAILED':
        return this.releaseOrder(em, order, attempt, 'FAILED');
    }
  }

  private async takeFromCart(em: EntityManager, { id, user_id: userId }: LockedOrder): Promise<void> {
    await this.cartOrders.takeLines(em, { id, userId }, this.clock());
  }

  /** The payment is a surplus, or of an order that was canceled unpaid. */
  private async refundUnneeded(
    em: EntityManager,
    order: LockedOrder,
    { id, amount }: PaymentRow,
  ): Promise<void> {
    const isSurplus = order.payment_state !== 'UNPAID';
    await requestRefunds(em, { paymentId: id }, systemActor, this.clock(), isSurplus);
    if (!isSurplus) await this.changes.receivePayment(em, systemActor, order, { amount, method: 'CARD' });
  }

  private async markProcessing(
    em: EntityManager,
    order: LockedOrder,
    attempt: PaymentRow,
    session: PaymentSession,
  ): Promise<void> {
    const now = this.clock();
    await this.takeFromCart(em, order);
    const checkAt = new Date(now.getTime() + PROCESSING_CHECK);
    await em.nativeUpdate(
      PaymentEntity,
      { id: attempt.id },
      { state: 'PROCESSING', sessionId: session.id, url: null, checkAt },
    );
    // A delayed payment takes as long as a bank transfer. An order without a deadline gets none.
    if (order.payment_due_at === null) return;
    const paymentDueAt = paymentDueOf('BANK', now, this.transferTerms);
    await em.nativeUpdate(OrderEntity, { id: order.id }, { paymentDueAt });
  }

  private async markPaid(em: EntityManager, attempt: PaymentRow, session: PaymentSession): Promise<void> {
    await em.nativeUpdate(
      PaymentEntity,
      { id: attempt.id },
      {
        state: 'PAID',
        sessionId: session.id,
        providerPaymentId: session.paymentId,
        url: null,
        checkAt: null,
      },
    );
  }

  private async markMismatched(
    em: EntityManager,
    attempt: PaymentRow,
    session: PaymentSession,
  ): Promise<void> {
    const { id, amountTotal, currency, reference, paymentId } = session;
    const problem = `Paid ${amountTotal} ${currency} for ${reference ?? 'nothing'} instead of ${attempt.amount} ${attempt.currency}.`;
    await em.nativeUpdate(
      PaymentEntity,
      { id: attempt.id },
      { state: 'FLAGGED', sessionId: id, providerPaymentId: paymentId, url: null, checkAt: null, problem },
    );
    // The shop has the customer's money: staff must decide about the order.
    await em.nativeUpdate(OrderEntity, { id: attempt.order_id }, { paymentDueAt: null });
  }

  private async releaseOrder(
    em: EntityManager,
    order: LockedOrder,
    attempt: PaymentRow,
    state: 'EXPIRED' | 'FAILED',
  ): Promise<void> {
    await em.nativeUpdate(PaymentEntity, { id: attempt.id }, { state, url: null, checkAt: null });
    const isWaiting = isOpenStatus(order.status) && order.payment_state === 'UNPAID';
    const linkEndsAt = order.payment_link_expires_at;
    // A payment link outlives the page and can open another one.
    if (linkEndsAt && new Date(linkEndsAt) > this.clock()) return;
    if (isWaiting && order.payment_due_at !== null) {
      await this.changes.change(em, systemActor, order, { status: 'CANCELLED' });
    }
  }
}

/** Locks an order, and before it the user whose cart it may have come from. */
async function lockOrderOfUser(em: EntityManager, id: string): Promise<LockedOrder> {
  const { user } = await em.findOneOrFail(OrderEntity, id, { fields: ['user'] });
  await lockUser(em, user.id);
  return lockOrder(em, id);
}

/** Whether the shop itself canceled the order. */
async function wasReleasedUnpaid(em: EntityManager, orderId: string): Promise<boolean> {
  const last = await em
    .getKysely<PaymentsDatabase>()
    .selectFrom('order_events')
    .where('order_id', '=', orderId)
    .where('status', '=', 'CANCELLED')
    .where('payment_resolved', '=', false)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select('actor')
    .executeTakeFirst();
  return last?.actor === 'SYSTEM';
}
