import { sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { PaymentOrigin, PaymentProvider, PaymentSession } from '../provider/payment-provider.port.ts';
import { notConfigured, type PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { isPayable } from '../../orders/payment/payment-rules.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { OPEN_CHECK, PROCESSING_CHECK, UNCONFIGURED_CHECK } from '../payment-states.ts';
import type { SettlementService } from './settlement.service.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';

/** Payments per run; the rest wait for the next run. */
const BATCH = 20;

/** A payment attempt to check with its provider. */
interface Due extends PaymentOrigin {
  id: string;
  sessionId: string;
  /** Whether the order may still be paid with it; otherwise its page is closed. */
  isWanted: boolean;
}

/** Checks payments whose webhook events did not arrive, and closes pages that must no longer be paid. */
export class ReconciliationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Checks due payments. Several processes may run it at once: each claims a payment for a minute.
   * @throws PaymentUnavailableError when a provider can't be reached; its payments stay due
   */
  async run(): Promise<void> {
    await this.providers.forEach(await this.claim(), (due, provider) => this.check(due, provider));
  }

  private async check(due: Due, provider: PaymentProvider | null): Promise<void> {
    const { id } = due;
    const session = provider && (await read(provider, due));
    if (!provider || !session) return this.noteUnknown(due);
    await this.settlement.settle(provider, session);
    // An attempt may end before the shop learns that its page is closed; settling the closed page then has no
    // effect.
    if (isOver(session)) await this.em.nativeUpdate(PaymentEntity, { id }, { checkAt: null });
  }

  /** A session that its own provider does not know can't be paid; another provider can't tell. */
  private async noteUnknown({ id, ...origin }: Due): Promise<void> {
    const checkAt = new Date(this.clock().getTime() + UNCONFIGURED_CHECK);
    await this.em.nativeUpdate(
      PaymentEntity,
      { id },
      this.providers.makerOf(origin)
        ? { state: 'FAILED', url: null, checkAt: null, problem: 'The provider knows no such session.' }
        : { checkAt, problem: notConfigured(origin) },
    );
  }

  /** Sets the next check before checking, so that a payment is checked again even if this process dies. */
  private async claim(): Promise<Due[]> {
    const now = this.clock();
    const after = (pause: number) => sql`${new Date(now.getTime() + pause)}::timestamptz`;
    const db = this.em.getKysely<PaymentsDatabase>();
    const ids = await claimRows(db, {
      table: 'payments',
      waiting: sql`check_at <= ${now}`,
      orderBy: 'check_at',
      limit: BATCH,
      claim: {
        check_at: sql`case state when 'PROCESSING' then ${after(PROCESSING_CHECK)} else ${after(OPEN_CHECK)} end`,
      },
    });
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.order_id')
      .where('payments.id', 'in', ids)
      .select([
        'payments.id',
        'provider',
        'account',
        'session_id',
        'expires_at',
        'status',
        'payment_method',
        'payment_state',
      ])
      .execute();
    return rows.flatMap(({ id, provider, account, session_id: sessionId, ...row }) => {
      const { status, payment_method: method, payment_state: state } = row;
      const isWanted = isPayable({ method, state, status }) && new Date(row.expires_at) > now;
      return sessionId === null ? [] : [{ id, provider, account, sessionId, isWanted }];
    });
  }
}

/** Whether a session can no longer lead to a payment. */
function isOver({ status, paymentStatus }: PaymentSession): boolean {
  return status === 'EXPIRED' || (status === 'COMPLETE' && paymentStatus !== 'UNPAID');
}

async function read(provider: PaymentProvider, { sessionId, isWanted }: Due): Promise<PaymentSession | null> {
  const session = await provider.readSession(sessionId);
  return session?.status === 'OPEN' && !isWanted ? provider.expireSession(sessionId) : session;
}
