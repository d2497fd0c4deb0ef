import type { Database, EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import {
  type PaymentGateway,
  type PaymentSession,
  PaymentUnavailableError,
} from '../../../integrations/stripe/payment-gateway.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import { isPayable } from '../../orders/payment-rules.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { OPEN_CHECK, PROCESSING_CHECK } from '../payment-states.ts';
import type { SettlementService } from './settlement.service.ts';

/** Payments of one turn; more are left to the next. */
const BATCH = 20;

/** An attempt that the provider is to be asked about. */
interface Due {
  id: string;
  sessionId: string;
  /** Whether it may still be paid by; else its page is closed. */
  isWanted: boolean;
}

/** Asks the provider about payments whose news are missing, and closes pages that nobody is to pay on any more. */
export class ReconciliationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway | null,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Looks into the payments whose time has come. Several processes may do it at once: each payment is one's own for a
   * minute.
   * @throws PaymentUnavailableError when the provider can't be asked; they come again
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
    // An attempt may be over before the shop hears of its page; settling the page's end then changes nothing.
    if (isOver(session)) await this.em.nativeUpdate(PaymentEntity, { id }, { checkAt: null });
  }

  /** Moves the next look on before it looks, so that a process that dies keeps nobody from looking again. */
  private async claim(): Promise<Due[]> {
    const now = this.clock();
    return retryTransaction(this.em, async (em) => {
      const rows = await em
        .getKysely<Database>()
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .where('check_at', '<=', now)
        .orderBy('check_at')
        .limit(BATCH)
        .select(['payments.id', 'session_id', 'state', 'expires_at'])
        .select(['status', 'payment_method', 'payment_state'])
        .forNoKeyUpdate('payments')
        .skipLocked()
        .execute();
      for (const { id, state } of rows) {
        const pause = state === 'PROCESSING' ? PROCESSING_CHECK : OPEN_CHECK;
        await em.nativeUpdate(PaymentEntity, { id }, { checkAt: new Date(now.getTime() + pause) });
      }
      return rows.flatMap(({ id, session_id: sessionId, ...row }) => {
        const { status, payment_method: method, payment_state: state } = row;
        const isWanted = isPayable({ method, state, status }) && new Date(row.expires_at) > now;
        return sessionId === null ? [] : [{ id, sessionId, isWanted }];
      });
    });
  }
}

/** Whether nothing can come of a session any more. */
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
