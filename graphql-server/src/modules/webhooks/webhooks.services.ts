import type { Scope } from '../../core/define-module.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { PayloadService } from './payload.service.ts';
import { WebhookDeliveryService } from './webhook-delivery.service.ts';
import { WebhookFanOutService } from './webhook-fan-out.service.ts';
import { WebhookLogService } from './webhook-log.service.ts';
import { WebhookEmailService } from './webhook-email.service.ts';
import { WebhookService } from './webhook.service.ts';

export function webhooksServices(scope: Scope, { outbox, sender }: EmailsServices) {
  const { em, dependencies } = scope;
  const { clock, currentSettings, outgoing, secrets, webhookWorkers, log } = dependencies;
  const { sealing } = secrets;
  const { currencyCode } = currentSettings.get().currency;
  const webhooks = new WebhookService(em, clock, outgoing, sealing);
  const webhookEmails = new WebhookEmailService(em, outbox, sender);
  const webhookFanOut = new WebhookFanOutService(em, clock, new PayloadService(scope));
  return {
    webhooks,
    webhookEmails,
    webhookFanOut,
    webhookDelivery: new WebhookDeliveryService(
      ...([em, clock, outgoing, webhookWorkers, webhookEmails, sealing, log] as const),
    ),
    webhookLog: new WebhookLogService(em, clock, webhooks, webhookFanOut, currencyCode),
  };
}

export type WebhooksServices = ReturnType<typeof webhooksServices>;
