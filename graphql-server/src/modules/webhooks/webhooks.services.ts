import type { Scope } from '../../core/define-module.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { PayloadService } from './payload.service.ts';
import { WebhookDeliveryService } from './webhook-delivery.service.ts';
import { WebhookFanOutService } from './webhook-fan-out.service.ts';
import { WebhookLogService } from './webhook-log.service.ts';
import { WebhookMailService } from './webhook-mail.service.ts';
import { WebhookService } from './webhook.service.ts';

export function webhooksServices(scope: Scope, { outbox, sender }: EmailsServices) {
  const { em, dependencies } = scope;
  const { config, clock, outgoing, secrets, webhookWorkers, log } = dependencies;
  const { sealing } = secrets;
  const { currencyCode } = config;
  const webhooks = new WebhookService(em, clock, outgoing, sealing);
  const webhookMails = new WebhookMailService(em, outbox, sender);
  const webhookFanOut = new WebhookFanOutService(em, clock, new PayloadService(scope));
  return {
    webhooks,
    webhookMails,
    webhookFanOut,
    webhookDelivery: new WebhookDeliveryService(
      ...([em, clock, outgoing, webhookWorkers, webhookMails, sealing, log] as const),
    ),
    webhookLog: new WebhookLogService(em, clock, webhooks, webhookFanOut, currencyCode),
  };
}

export type WebhooksServices = ReturnType<typeof webhooksServices>;
