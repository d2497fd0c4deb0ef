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

/** When the provider should retry an event that could not be processed, in seconds. */
const RETRY_AFTER = 5;

/** In ms; providers retry an event for some days. */
const KEPT_FOR = 90 * DAY;

/** Handles webhook events of payment providers. */
export class PaymentWebhookService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly providers: PaymentProviders,
    private readonly settlement: SettlementService,
    private readonly aftermath: PaymentAftermathService,
  ) {}

  /**
   * Processes an event of the provider with this code; `rawBody` is the signed body. The event only says
   * which session or payment to read: the state comes from the provider. Events that were already processed
   * or do not concern the shop have no effect.
   * @throws RequestError BAD_REQUEST for a body that the provider did not sign or that is not an event,
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
   * Deletes events older than 90 days. Providers no longer retry them by then; and a repeated event would
   * only read the session again, and settling twice has no effect.
   */
  async purgeExpired(): Promise<void> {
    const before = new Date(this.clock().getTime() - KEPT_FOR);
    await this.em.nativeDelete(PaymentEventEntity, { receivedAt: { $lt: before } });
  }

  private async isKnown({ code: provider }: PaymentProvider, { id }: PaymentEvent): Promise<boolean> {
    return (await this.em.count(PaymentEventEntity, { provider, id })) > 0;
  }
}

/** If a provider has several accounts, the signature identifies the account. */
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

/** The provider's response. @throws RequestError UNAVAILABLE without a response */
async function answered<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    throw new RequestError('UNAVAILABLE', message('webhook.providerUnavailable'), RETRY_AFTER);
  }
}
