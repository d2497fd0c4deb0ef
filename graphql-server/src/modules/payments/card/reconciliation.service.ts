import { sql } from 'kysely';
import { claimRows } from '../../../db/claim-rows.ts';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import {
  type PaymentGateway,
  type PaymentSession,
  PaymentUnavailableError,
} from '../../../integrations/stripe/payment-gateway.port.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import { isPayable } from '../../orders/payment-rules.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { OPEN_CHECK, PROCESSING_CHECK } from '../payment-states.ts';
import type { SettlementService } from './settlement.service.ts';

/** Payments per run; the rest wait for the next run. */
const BATCH = 20;

/** A payment attempt to check with the provider. */
interface Due {
  id: string;
  sessionId: string;
  /** Whether the order may still be paid with it; otherwise its page is closed. */
  isWanted: boolean;
}

/** Checks payments whose webhook events did not arrive, and closes pages that must no longer be paid on. */
export class ReconciliationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway | null,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Checks the payments that are due. Several processes may run it at once: each claims a payment for a
   * minute.
   * @throws PaymentUnavailableError when the provider can't be reached; the payments stay due
   */
  async run(): Promise<void> {
    const { gateway } = this;
    if (!gateway) return;
    await forEachSettled(await this.claim(), (due) => this.check(gateway, due), isUnavailable);
  }

  private async check(gateway: PaymentGateway, { id, sessionId, isWanted }: Due): Promise<void> {
    const session = await read(gateway, sessionId, isWanted);
    if (!session) {
      const problem = 'The provider knows no such session.';
      await this.em.nativeUpdate(
        PaymentEntity,
        { id },
        { state: 'FAILED', url: null, checkAt: null, problem },
      );
      return;
    }
    await this.settlement.settle(session);
    // An attempt may be over before the shop learns that its page is closed; settling the closed page then
    // changes nothing.
    if (isOver(session)) await this.em.nativeUpdate(PaymentEntity, { id }, { checkAt: null });
  }

  /** Sets the next check before checking, so that a payment is checked again even if this process dies. */
  private async claim(): Promise<Due[]> {
    const now = this.clock();
    const after = (pause: number) => sql`${new Date(now.getTime() + pause)}::timestamptz`;
    const db = this.em.getKysely<Database>();
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
      .select(['payments.id', 'session_id', 'expires_at', 'status', 'payment_method', 'payment_state'])
      .execute();
    return rows.flatMap(({ id, session_id: sessionId, ...row }) => {
      const { status, payment_method: method, payment_state: state } = row;
      const isWanted = isPayable({ method, state, status }) && new Date(row.expires_at) > now;
      return sessionId === null ? [] : [{ id, sessionId, isWanted }];
    });
  }
}

/** Whether a session can no longer lead to a payment. */
function isOver({ status, paymentStatus }: PaymentSession): boolean {
  return status === 'EXPIRED' || (status === 'COMPLETE' && paymentStatus !== 'UNPAID');
}

function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentUnavailableError;
}

async function read(
  gateway: PaymentGateway,
  sessionId: string,
  isWanted: boolean,
): Promise<PaymentSession | null> {
  const session = await gateway.readSession(sessionId);
  return session?.status === 'OPEN' && !isWanted ? gateway.expireSession(sessionId) : session;
}
