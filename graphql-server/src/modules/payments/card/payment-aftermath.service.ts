import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { KnownRefund, MoneyEvent, PaymentProvider } from '../provider/payment-provider.port.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { type LockedOrder, lockOrder } from '../../orders/search/order-query.ts';
import { systemActor } from '../../orders/order-actor.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { holdsMoney } from '../refunds/request-refunds.ts';
import { noteEvent } from './note-event.ts';

const FAILED = 'The provider gave the money back, and it came back to the provider.';

/** Handles changes to a payment after it was made, by the bank or in the provider's dashboard. */
export class PaymentAftermathService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: OrderChangeService,
  ) {}

  /**
   * Records what the provider reports about a payment: a dispute, which staff must handle, refunds made in
   * its dashboard, and refunds that failed later. Each event takes effect once; events of unknown payments
   * have no effect.
   * @throws RequestError UNAVAILABLE
   */
  async apply(provider: PaymentProvider, event: MoneyEvent, refunds: readonly KnownRefund[]): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const payment = await em.findOne(PaymentEntity, {
        provider: provider.code,
        providerPaymentId: event.paymentId,
      });
      const problem = payment ? null : 'The payment belongs to no order.';
      const order = payment && (await lockOrder(em, payment.order.id));
      const now = this.clock();
      const noted = { ...event, about: event.paymentId, problem };
      if (!(await noteEvent(em, provider, noted, now)) || !order) return;
      if (event.type === 'DISPUTED') {
        await em.nativeUpdate(PaymentEntity, { id: payment.id }, { disputedAt: now });
        return;
      }
      for (const refund of refunds) await this.noteRefund(em, order, payment, refund);
    });
  }

  private async noteRefund(
    em: EntityManager,
    order: LockedOrder,
    { id: payment, provider, account }: PaymentEntity,
    { id: providerRefundId, status, amount, reference }: KnownRefund,
  ): Promise<void> {
    const existingRefund =
      (await em.findOne(RefundEntity, { payment, providerRefundId })) ??
      (reference && (await em.findOne(RefundEntity, { payment, id: reference })));
    if (existingRefund) {
      if (existingRefund.state === 'DONE' && status === 'FAILED')
        await this.takeBack(em, order, existingRefund.id);
      return;
    }
    if (status === 'FAILED') return;
    await em.insert(RefundEntity, {
      id: newId(),
      order: order.id,
      payment,
      provider,
      account,
      amount,
      state: 'DONE',
      providerRefundId,
      tryAt: null,
      actor: 'SYSTEM',
      createdAt: this.clock(),
      doneAt: this.clock(),
    });
    const isRest = !(await holdsMoney(em, order));
    await this.changes.recordRefund(em, systemActor, order, { amount, lines: [], isRest });
  }

  /** The customer did not get the money: staff retry the refund, or pay it in another way. */
  private async takeBack(em: EntityManager, order: LockedOrder, id: string): Promise<void> {
    await em.nativeUpdate(RefundEntity, { id }, { state: 'FAILED', doneAt: null, problem: FAILED });
    if (order.payment_state === 'REFUNDED')
      await this.changes.change(em, systemActor, order, {
        paymentState: order.paid_amount === null ? 'PAID' : 'PARTIALLY_PAID',
      });
  }
}
