import { sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import {
  type PaymentGateway,
  PaymentRejectedError,
  PaymentUnavailableError,
  type Refund,
} from '../../../integrations/stripe/payment-gateway.port.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import { lockOrder } from '../../orders/search/order-query.ts';
import type { OrderChangeService } from '../../orders/order-change.service.ts';
import { RefundEntity } from './refund.entity.ts';
import { findRefundLines } from './refund-query.ts';
import { holdsMoney, nextTry } from './request-refunds.ts';

/** Refunds per run; the rest wait for the next run. */
const BATCH = 20;

/** Stripe's error code when the money was refunded already, for example by hand in its dashboard. */
const ALREADY_REFUNDED = 'charge_already_refunded';

type Due = Awaited<ReturnType<RefundService['claim']>>[number];

/** Refunds card payments. */
export class RefundService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway | null,
    private readonly changes: OrderChangeService,
  ) {}

  /**
   * Makes the requested refunds. Several processes may run it at once, and one may die halfway: a refund
   * keeps its idempotency key until the provider has rejected it.
   * @throws PaymentUnavailableError when the provider can't be reached; the refunds are retried at growing
   * intervals
   */
  async run(): Promise<void> {
    const { gateway } = this;
    if (!gateway) return;
    await forEachSettled(await this.claim(), (due) => this.make(gateway, due), isUnavailable);
  }

  private async make(gateway: PaymentGateway, due: Due): Promise<void> {
    const { providerRefundId, problem } = await request(gateway, due);
    await (problem === null ? this.confirm(due, providerRefundId) : this.fail(due, problem));
  }

  /** Sets the next attempt before making this one. */
  private async claim() {
    const now = this.clock();
    const db = this.em.getKysely<Database>();
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
      .select([
        'refunds.id',
        'refunds.order_id',
        'payment_id',
        'refunds.amount',
        'request',
        'payments.currency',
        'actor',
        'actor_id',
      ])
      .select('provider_payment_id')
      .execute();
  }

  /** The order is refunded once the shop holds no more money for it. */
  private async confirm(due: Due, providerRefundId: string | null): Promise<void> {
    await retryTransaction(this.em, async (em) => {
      const order = await lockOrder(em, due.order_id);
      const done = { state: 'DONE', providerRefundId, tryAt: null, problem: null } as const;
      const changed = await em.nativeUpdate(RefundEntity, { id: due.id, state: 'REQUESTED' }, done);
      if (changed === 0) return;
      const actor = { kind: due.actor, id: due.actor_id };
      const isRest = !(await holdsMoney(em, due.order_id));
      const lines = await findRefundLines(em, due.id);
      await this.changes.recordRefund(em, actor, order, { amount: due.amount, lines, isRest });
    });
  }

  private async fail({ id }: Due, problem: string): Promise<void> {
    await this.em.nativeUpdate(
      RefundEntity,
      { id, state: 'REQUESTED' },
      { state: 'FAILED', tryAt: null, problem },
    );
  }
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentUnavailableError;
}

/** The provider's response; `problem` null: the refund was accepted. @throws PaymentUnavailableError */
async function request(
  gateway: PaymentGateway,
  { provider_payment_id: paymentId, amount, currency, ...due }: Due,
): Promise<{ providerRefundId: string | null; problem: string | null }> {
  if (paymentId === null) return { providerRefundId: null, problem: 'The provider named no payment.' };
  try {
    const refund = await gateway.refund({
      ...{ idempotencyKey: idempotencyKey(due), reference: due.id, paymentId, amount, currency },
    });
    return { providerRefundId: refund.id, problem: problemOf(refund) };
  } catch (error) {
    if (!(error instanceof PaymentRejectedError)) throw error;
    return { providerRefundId: null, problem: error.code === ALREADY_REFUNDED ? null : error.message };
  }
}

function problemOf({ status }: Refund): string | null {
  return status === 'FAILED' ? 'The provider could not give the money back.' : null;
}

/** The first request's is the refund's id alone, as it was when there were no others. */
function idempotencyKey({ id, request }: Pick<Due, 'id' | 'request'>): string {
  return request === 1 ? `refund-${id}` : `refund-${id}-${request}`;
}
