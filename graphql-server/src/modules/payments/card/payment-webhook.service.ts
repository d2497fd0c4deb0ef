import type { IncomingHttpHeaders } from 'node:http';
import type { EntityManager } from '../../../db/database.ts';
import { RequestError } from '../../../errors.ts';
import {
  BadSignatureError,
  MalformedEventError,
  type PaymentEvent,
  type PaymentProvider,
  PaymentUnavailableError,
} from '../provider/payment-provider.port.ts';
import type { PaymentProviders } from '../provider/payment-provider.registry.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { PaymentEventEntity } from './payment-event.entity.ts';
import type { PaymentAftermathService } from './payment-aftermath.service.ts';
import type { SettlementService } from './settlement.service.ts';
import { DAY } from '../../../shared/time/duration.ts';
import { message } from '../../../shared/messages/message.ts';

/** In seconds: when the provider should retry an event that could not be processed. */
const RETRY_AFTER = 5;

/** In ms; providers retry an event for some days. */
const KEPT_FOR = 90 * DAY;

/** Handles the webhook events of providers. */
export class PaymentWebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly settlement: SettlementService,
    private readonly aftermath: PaymentAftermathService,
  ) {}

  /**
   * Processes an event of the provider of the code; `rawBody` is the body as it was signed. The event only
   * says which session or payment to read: its state is read from the provider. An event already processed,
   * or for what is not ours, changes nothing.
   * @throws RequestError BAD_REQUEST for a body that the provider did not sign or that is no event,
   * UNAVAILABLE when the provider should retry
   */
  async receive(code: string, rawBody: Buffer, headers: IncomingHttpHeaders): Promise<void> {
    const { provider, event } = readEvent(this.providers.ofCode(code), rawBody, headers);
    if (!event || (await this.isKnown(provider, event))) return;
    if ('paymentId' in event) {
      const refunds = await answered(() => provider.readRefunds(event.paymentId));
      if (refunds) await this.aftermath.apply(provider, event, refunds);
      return;
    }
    const session = await answered(() => provider.readSession(event.sessionId));
    if (session) await this.settlement.settle(provider, session, event);
  }

  /**
   * Deletes events older than 90 days. The provider no longer retries them by then; a repeated one would only
   * read the session again, and settling twice changes nothing.
   */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(PaymentEventEntity, { receivedAt: { $lt: before } });
  }

  private async isKnown({ code: provider }: PaymentProvider, { id }: PaymentEvent): Promise<boolean> {
    return (await this.em.count(PaymentEventEntity, { provider, id })) > 0;
  }
}

/** Of several accounts of a provider, the event is of the one that has signed it. */
function readEvent(
  [provider, ...others]: PaymentProvider[],
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): { provider: PaymentProvider; event: PaymentEvent | null } {
  if (!provider) throw new RequestError('BAD_REQUEST', message('webhook.noCards'));
  try {
    return { provider, event: provider.readEvent(rawBody, headers) };
  } catch (error) {
    if (error instanceof BadSignatureError && others.length > 0) return readEvent(others, rawBody, headers);
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
