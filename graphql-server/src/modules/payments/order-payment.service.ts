import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { actorOf } from '../orders/order-actor.ts';
import { type LockedOrder, lockOrder, paidOf } from '../orders/search/order-query.ts';
import { changeEach, type OrderResult } from '../orders/order-results.ts';
import type { Order } from '../orders/order.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import type { OrderService } from '../orders/order.service.ts';
import { isReceivable, isRefundable } from '../orders/payment/payment-rules.ts';
import type { StaffActor } from '../../shared/principal.ts';
import { PaymentEntity } from './payment.entity.ts';
import { RefundEntity } from './refunds/refund.entity.ts';
import { hasOpenCredit } from './refunds/exchange-credits.ts';
import { findRefunds } from './refunds/refund-query.ts';
import { refundableAmount } from './refunds/refund-rules.ts';
import { recordRefund, requestRefunds, retryRefunds, splitRefund } from './refunds/request-refunds.ts';
import { findLivePayment, recheckPayments } from './payment-query.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { newId } from '../../shared/new-id.ts';
import { message } from '../../shared/messages/message.ts';

/** A part of what is outstanding, and what was paid before, in minor units. */
interface ReceivedPart {
  /** Null for everything. */
  amount?: MinorUnits | null | undefined;
  /** Required with an amount, so that a double click is not two payments. */
  expectedPaidAmount?: MinorUnits | null | undefined;
}

/** Records and changes payments of orders on behalf of staff; the history names the staff member. */
export class OrderPaymentService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: OrderChangeService,
    private readonly orders: OrderService,
  ) {}

  /**
   * Records that a bank transfer has arrived: everything that is outstanding, or a part. Repeating it has no
   * effect.
   * @throws UserError NOT_FOUND; NOT_PAYABLE for an order that is not paid by transfer, or was refunded, and
   * for a part while the customer pays the rest by card; INVALID_VALUE for more than is outstanding; REQUIRED
   * for a part without the expected amount; VERSION_CHANGED if that does not hold
   */
  async receive(
    principal: StaffActor,
    id: string,
    { amount = null, expectedPaidAmount = null }: ReceivedPart = {},
  ): Promise<Order> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, id);
      const { payment_method: method, payment_state: state } = order;
      if (method === 'BANK' && state === 'PAID') return;
      if (!isReceivable({ method, state })) {
        throw userError('NOT_PAYABLE', message('payment.notReceivable'), ['id']);
      }
      const outstanding = order.total - paidOf(order);
      if (amount !== null) {
        assertExpected(order, expectedPaidAmount);
        assertPart(amount, outstanding, order.currency);
        // The page charges what was outstanding when it was opened.
        if (amount < outstanding && (await findLivePayment(em, id)))
          throw userError('NOT_PAYABLE', message('payment.beingPaid'), ['id']);
      }
      await this.changes.receivePayment(em, actorOf(principal), order, {
        amount: amount ?? outstanding,
        method: 'BANK',
      });
      await recheckPayments(em, id, this.clock());
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
      if (await isBeingRefunded(em, id, this.clock())) return;
      const { payment_state: paymentState, total } = order;
      if (paymentState === 'REFUNDED') return;
      if (!isRefundable({ state: paymentState, total }))
        throw userError('NOT_REFUNDABLE', message('payment.nothingToRefund'), ['id']);
      const earlier = (await findRefunds(em, [id])).get(id) ?? [];
      const refundable = refundableAmount({ paymentState, paidAmount: paidOf(order) }, earlier);
      const parts = await splitRefund(em, order, refundable, refundable);
      if (!parts) throw userError('NOT_REFUNDABLE', message('payment.unknownToProvider'), ['id']);
      const actor = actorOf(principal);
      await requestRefunds(em, { orderId: id }, actor, this.clock());
      const { byCard, byHand: amount } = parts;
      if (amount === 0) return;
      await recordRefund(em, { id: newId(), orderId: id, amount, actor }, this.clock());
      const isRest = byCard.length === 0 && !(await hasOpenCredit(em, id));
      await this.changes.recordRefund(em, actor, order, { amount, lines: [], isRest });
    });
    return this.orders.get(id);
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
    { order: orderId, state: 'REQUESTED', exchangeOrder: null },
    { populate: ['payment'] },
  );
  return requested.some(
    ({ surplus, amount, payment, request }) => !surplus || amount === payment?.amount || request > 1,
  );
}

/** @throws UserError INVALID_VALUE */
function assertPart(amount: MinorUnits, outstanding: MinorUnits, currency: string): void {
  if (amount < 1) throw userError('INVALID_VALUE', message('payment.amountTooSmall'), ['amount']);
  if (amount <= outstanding) return;
  const reason = message('payment.amountTooLarge', { outstanding: { amount: outstanding, currency } });
  throw userError('INVALID_VALUE', reason, ['amount']);
}

/** @throws UserError REQUIRED, VERSION_CHANGED */
function assertExpected(order: LockedOrder, expected: MinorUnits | null): void {
  if (expected === null)
    throw userError('REQUIRED', message('payment.paidAmountRequired'), ['expectedPaidAmount']);
  const amount = paidOf(order);
  if (amount === expected) return;
  const reason = message('payment.paidAmountChanged', { paid: { amount, currency: order.currency } });
  throw userError('VERSION_CHANGED', reason, ['expectedPaidAmount']);
}
