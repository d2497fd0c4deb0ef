import { sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import {
  type PaymentOrigin,
  type PaymentProvider,
  PaymentRejectedError,
  type Refund,
} from '../provider/payment-provider.port.ts';
import { notConfigured, type PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { lockOrder } from '../../orders/search/order-query.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { RefundEntity } from './refund.entity.ts';
import { findRefundLines } from './refund-query.ts';
import { holdsMoney, nextTry } from './request-refunds.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/** Refunds per run; the rest wait for the next run. */
const BATCH = 20;

type Due = Awaited<ReturnType<RefundService['claim']>>[number];

export class RefundService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly changes: OrderChangeService,
  ) {}

  /**
   * Sends requested refunds to the provider. Several processes may run it at once, and one may die halfway: a
   * refund keeps its idempotency key until the provider has rejected it.
   * @throws PaymentUnavailableError when a provider can't be reached; its refunds are retried at growing
   * intervals
   */
  async run(): Promise<void> {
    await this.providers.forEach(await this.claim(), (due, provider) => this.processRefund(due, provider));
  }

  private async processRefund(due: Due, provider: PaymentProvider | null): Promise<void> {
    const isMaker = this.providers.makerOf(due) !== null;
    const { providerRefundId, problem } = await request(due, provider, isMaker);
    await (problem === null ? this.confirm(due, providerRefundId) : this.fail(due, problem, isMaker));
  }

  /** Sets the next attempt before making this one. */
  private async claim() {
    const now = this.clock();
    const db = this.em.getKysely<PaymentsDatabase>();
    const ids = await claimRows(db, {
      table: 'refunds',
      waiting: sql`try_at <= ${now}`,
      orderBy: 'try_at',
      limit: BATCH,
      claim: { tries: sql`tries + 1`, try_at: nextTry(now) },
    });
    if (ids.length === 0) return [];
    return db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .where('refunds.id', 'in', ids)
      .select(['refunds.id', 'refunds.order_id', 'refunds.amount', 'request', 'tries', 'actor', 'actor_id'])
      .select(['payments.provider', 'payments.account', 'payments.currency', 'provider_payment_id'])
      .execute();
  }

  /** The order becomes refunded once the shop holds no more money for it. */
  private async confirm(due: Due, providerRefundId: string | null): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, due.order_id);
      const doneAt = this.clock();
      const done = { state: 'DONE', doneAt, providerRefundId, tryAt: null, problem: null } as const;
      const changed = await em.nativeUpdate(RefundEntity, { id: due.id, state: 'REQUESTED' }, done);
      if (changed === 0) return;
      const actor = { kind: due.actor, id: due.actor_id };
      const isRest = !(await holdsMoney(em, order));
      const lines = await findRefundLines(em, due.id);
      await this.changes.recordRefund(em, actor, order, { amount: due.amount, lines, isRest });
    });
  }

  /**
   * A refund keeps its key if its provider may have made it before the provider was removed from the
   * configuration: with a new key it would be made twice.
   */
  private async fail({ id, tries }: Due, problem: string, isMaker: boolean): Promise<void> {
    const waits = !isMaker && tries > 1;
    await this.em.nativeUpdate(
      RefundEntity,
      { id, state: 'REQUESTED' },
      waits ? { problem } : { state: 'FAILED', tryAt: null, problem },
    );
  }
}

/**
 * The provider's response; a null `problem` means the refund was accepted. @throws PaymentUnavailableError
 */
async function request(
  { provider_payment_id: paymentId, amount, currency, ...due }: Due,
  provider: PaymentProvider | null,
  isMaker: boolean,
): Promise<{ providerRefundId: string | null; problem: string | null }> {
  if (!provider) return { providerRefundId: null, problem: notConfigured(due) };
  if (paymentId === null) return { providerRefundId: null, problem: 'The provider named no payment.' };
  try {
    const refund = await provider.refund({
      idempotencyKey: idempotencyKey(due),
      reference: due.id,
      paymentId,
      amount,
      currency,
    });
    return { providerRefundId: refund.id, problem: problemOf(refund) };
  } catch (error) {
    if (!(error instanceof PaymentRejectedError)) throw error;
    return { providerRefundId: null, problem: problemIn(error, due, isMaker) };
  }
}

function problemIn({ reason, message }: PaymentRejectedError, due: PaymentOrigin, isMaker: boolean) {
  if (reason === 'ALREADY_REFUNDED') return null;
  return reason === 'NOT_FOUND' && !isMaker ? notConfigured(due) : message;
}

function problemOf({ status }: Refund): string | null {
  return status === 'FAILED' ? 'The provider could not give the money back.' : null;
}

/** The first request uses the refund's id alone, as before there were retries. */
function idempotencyKey({ id, request }: Pick<Due, 'id' | 'request'>): string {
  return request === 1 ? `refund-${id}` : `refund-${id}-${request}`;
}
