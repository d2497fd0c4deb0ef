import type { EntityManager } from '../../../db/database.ts';
import { RequestError } from '../../../errors.ts';
import {
  BadSignatureError,
  MalformedEventError,
  type PaymentEvent,
  type PaymentGateway,
  type PaymentSession,
  PaymentUnavailableError,
} from '../../../integrations/stripe/payment-gateway.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { PaymentEventEntity } from './payment-event.entity.ts';
import type { SettlementService } from './settlement.service.ts';

/** When the provider is to bring news again that could not be looked into, in seconds. */
const RETRY_AFTER = 5;

const DAY = 24 * 60 * 60 * 1000;

/** In ms; Stripe brings an event again for at most three days. */
const KEPT_FOR = 90 * DAY;

/** News of the provider. */
export class PaymentWebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway | null,
    private readonly settlement: SettlementService,
  ) {}

  /**
   * Takes an event in, `rawBody` as it was signed. It only says where to look: the session is read anew. What was
   * taken in once, or is none of ours, changes nothing.
   * @throws RequestError BAD_REQUEST for a body that the provider did not sign or that is no event, UNAVAILABLE when it is to come again
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    if (!this.gateway) throw new RequestError('BAD_REQUEST', 'The shop takes no cards.');
    const event = readEvent(this.gateway, rawBody, signature);
    if (!event || (await this.isKnown(event))) return;
    const session = await readSession(this.gateway, event.sessionId);
    if (session) await this.settlement.settle(session, event);
  }

  /**
   * Forgets events that came more than 90 days ago. Nobody repeats them by then; if somebody did, the session would be read
   * anew, and settling it again changes nothing.
   */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(PaymentEventEntity, { receivedAt: { $lt: before } });
  }

  private async isKnown({ id }: PaymentEvent): Promise<boolean> {
    return (await this.em.count(PaymentEventEntity, { id })) > 0;
  }
}

function readEvent(gateway: PaymentGateway, rawBody: Buffer, signature: string): PaymentEvent | null {
  try {
    return gateway.readEvent(rawBody, signature);
  } catch (error) {
    const isRefused = error instanceof BadSignatureError || error instanceof MalformedEventError;
    throw isRefused ? new RequestError('BAD_REQUEST', error.message) : error;
  }
}

async function readSession(gateway: PaymentGateway, id: string): Promise<PaymentSession | null> {
  try {
    return await gateway.readSession(id);
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    throw new RequestError('UNAVAILABLE', error.message, RETRY_AFTER);
  }
}
