import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { KnownRefund, MoneyEvent, PaymentProvider } from '../provider/payment-provider.port.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { type LockedOrder, lockOrder } from '../../orders/search/order-query.ts';
import { systemActor } from '../../orders/order-status.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { holdsMoney } from '../refunds/request-refunds.ts';
import { noteEvent } from './note-event.ts';

const FAILED = 'The provider gave the money back, and it came back to the provider.';

/** Keeps up with what happens to the money of a payment after it was made, and not by the shop. */
export class PaymentAftermathService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly changes: OrderChangeService,
  ) {}

  /**
   * Notes what the provider says about a payment: a dispute, which staff has to look into, refunds that
   * somebody made on its pages, and refunds that have failed since. The event takes effect once; one of a
   * payment that is not ours has none.
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
    const known =
      (await em.findOne(RefundEntity, { payment, providerRefundId })) ??
      (reference && (await em.findOne(RefundEntity, { payment, id: reference })));
    if (known) {
      if (known.state === 'DONE' && status === 'FAILED') await this.takeBack(em, order, known.id);
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
    });
    const isRest = !(await holdsMoney(em, order.id));
    await this.changes.recordRefund(em, systemActor, order, { amount, lines: [], isRest });
  }

  /** The customer did not get the money: staff tries again, or gives it back in another way. */
  private async takeBack(em: EntityManager, order: LockedOrder, id: string): Promise<void> {
    await em.nativeUpdate(RefundEntity, { id }, { state: 'FAILED', problem: FAILED });
    if (order.payment_state === 'REFUNDED')
      await this.changes.change(em, systemActor, order, { paymentState: 'PAID' });
  }
}
