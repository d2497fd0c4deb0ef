import type { EntityManager } from '../../db/database.ts';
import { retryTransaction } from '../../db/retry-transaction.ts';
import {
  PaymentRejectedError,
  type PaymentProvider,
  PaymentUnavailableError,
} from './provider/payment-provider.port.ts';
import type { PaymentProviders } from './provider/payment-provider.registry.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { forEachSettled } from '../../shared/for-each-settled.ts';
import { systemActor } from '../orders/order-actor.ts';
import { isOpenStatus, openStatuses } from '../orders/order-status.ts';
import { lockOrder } from '../orders/search/order-query.ts';
import type { OrderChangeService } from '../orders/order-change.service.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { hasVerifiedEmail } from '../customers/users/verified-email.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { PaymentEntity } from './payment.entity.ts';
import { findLivePayment } from './payment-query.ts';
import { GRACE } from './payment-states.ts';
import type { SettlementService } from './card/settlement.service.ts';
import type { PaymentsDatabase } from './payments.tables.ts';

/** Orders per run; the rest wait for the next run. */
const BATCH = 50;

/** A page on which an order could still be paid. */
interface OpenPage {
  provider: PaymentProvider;
  sessionId: string;
}

/** Cancels orders that were not paid in time, so that others can buy their items. */
export class UnpaidOrdersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly changes: OrderChangeService,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Safe in several processes at once: an order is canceled under its lock, and only while it is overdue.
   * After a provider fails to respond, this run does not call it again, so that the remaining orders don't
   * each wait for a timeout.
   */
  async run(): Promise<void> {
    const rows = await this.em
      .getKysely<PaymentsDatabase>()
      .selectFrom('orders')
      .where('status', 'in', openStatuses)
      .where('payment_state', '=', 'UNPAID')
      .where('payment_due_at', '<=', this.clock())
      .orderBy('payment_due_at')
      .limit(BATCH)
      .select(['id', 'payment_due_at'])
      .execute();
    const away = new Set<PaymentProvider>();
    await forEachSettled(rows, async ({ id, payment_due_at }) => {
      const page = await this.openPageOf(id);
      if (page && !away.has(page.provider) && !(await this.hasClosed(page))) away.add(page.provider);
      const isKnown = !page || !away.has(page.provider);
      const isOverdue = this.clock().getTime() >= new Date(payment_due_at ?? 0).getTime() + GRACE;
      if (isKnown || isOverdue) await this.cancel(id);
    });
  }

  /** The session that could still pay the order; null if there is none, or its provider is not configured. */
  private async openPageOf(orderId: string): Promise<OpenPage | null> {
    const live = await findLivePayment(this.em, orderId);
    const provider = live && this.providers.of(live);
    return provider && live.session_id !== null ? { provider, sessionId: live.session_id } : null;
  }

  /** Closes a page and settles the result. @returns false when the provider can't be reached */
  private async hasClosed({ provider, sessionId }: OpenPage): Promise<boolean> {
    try {
      await this.settlement.settle(provider, await provider.expireSession(sessionId));
      return true;
    } catch (error) {
      if (error instanceof PaymentUnavailableError) return false;
      // It belongs to another account; the job that checks payments records it.
      if (error instanceof PaymentRejectedError && error.reason === 'NOT_FOUND') return true;
      throw error;
    }
  }

  private async cancel(orderId: string): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, orderId);
      const isWaiting = isOpenStatus(order.status) && order.payment_state === 'UNPAID';
      const dueAt = order.payment_due_at && new Date(order.payment_due_at);
      if (!isWaiting || !dueAt || dueAt > this.clock()) return;
      if (order.payment_method === 'CASH_ON_DELIVERY' && (await isConfirmed(em, order.user_id))) {
        await em.nativeUpdate(OrderEntity, { id: orderId }, { paymentDueAt: null });
        return;
      }
      // An attempt without a session can't be paid; one with a session is checked until it ends.
      await em.nativeUpdate(
        PaymentEntity,
        { order: orderId, state: 'OPEN', sessionId: null },
        { state: 'EXPIRED', checkAt: null },
      );
      await this.changes.change(em, systemActor, order, { status: 'CANCELLED' });
    });
  }
}

/** Whether the customer's email has been verified since, so that a cash on delivery order need not expire. */
async function isConfirmed(em: EntityManager, userId: string): Promise<boolean> {
  const user = await em.findOneOrFail(UserEntity, userId, { refresh: true });
  return user.role === 'CUSTOMER' && hasVerifiedEmail(user);
}
