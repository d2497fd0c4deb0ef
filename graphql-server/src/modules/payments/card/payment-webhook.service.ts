import type { EntityManager } from '../../../db/database.ts';
import { RequestError } from '../../../errors.ts';
import {
  BadSignatureError,
  MalformedEventError,
  type PaymentEvent,
  type PaymentGateway,
  PaymentUnavailableError,
} from '../../../integrations/stripe/payment-gateway.port.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { PaymentEventEntity } from './payment-event.entity.ts';
import type { PaymentAftermathService } from './payment-aftermath.service.ts';
import type { SettlementService } from './settlement.service.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { message } from '../../../shared/messages/message.ts';

/** In seconds: when the provider should retry an event that could not be processed. */
const RETRY_AFTER = 5;

/** In ms; Stripe retries an event for at most three days. */
const KEPT_FOR = 90 * DAY;

/** Handles the provider's webhook events. */
export class PaymentWebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway | null,
    private readonly settlement: SettlementService,
    private readonly aftermath: PaymentAftermathService,
  ) {}

  /**
   * Processes an event; `rawBody` is the body as it was signed. The event only says which session or payment
   * to read: its state is read from the provider. An event already processed, or for what is not ours,
   * changes nothing.
   * @throws RequestError BAD_REQUEST for a body that the provider did not sign or that is no event,
   * UNAVAILABLE when the provider should retry
   */
  async receive(rawBody: Buffer, signature: string): Promise<void> {
    if (!this.gateway) throw new RequestError('BAD_REQUEST', message('webhook.noCards'));
    const event = readEvent(this.gateway, rawBody, signature);
    if (!event || (await this.isKnown(event))) return;
    const { gateway } = this;
    if ('paymentId' in event) {
      const refunds = await answered(() => gateway.readRefunds(event.paymentId));
      if (refunds) await this.aftermath.apply(event, refunds);
      return;
    }
    const session = await answered(() => gateway.readSession(event.sessionId));
    if (session) await this.settlement.settle(session, event);
  }

  /**
   * Deletes events older than 90 days. The provider no longer retries them by then; a repeated one would only
   * read the session again, and settling twice changes nothing.
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
    if (error instanceof BadSignatureError)
      throw new RequestError('BAD_REQUEST', message('webhook.notSigned'));
    if (error instanceof MalformedEventError)
      throw new RequestError('BAD_REQUEST', message('webhook.noEvent'));
    throw error;
  }
}

/** What the provider answers. @throws RequestError UNAVAILABLE when it does not */
async function answered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    throw new RequestError('UNAVAILABLE', message('webhook.providerUnavailable'), RETRY_AFTER);
  }
}
