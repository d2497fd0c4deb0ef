import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Sender } from '../email/email-content.ts';
import type { OutboxService } from '../email/outbox.service.ts';
import type { VariantService } from '../modules/catalogue/variants/variant.service.ts';
import type { NewsletterService } from '../modules/newsletter/newsletter.service.ts';
import { PayloadService } from '../modules/webhooks/payloads/payload.service.ts';
import { WebhookDeliveryService } from '../modules/webhooks/webhook-delivery.service.ts';
import { WebhookFanOutService } from '../modules/webhooks/webhook-fan-out.service.ts';
import { WebhookLogService } from '../modules/webhooks/webhook-log.service.ts';
import { WebhookMailService } from '../modules/webhooks/webhook-mail.service.ts';
import { WebhookService } from '../modules/webhooks/webhook.service.ts';

interface Needed {
  outbox: OutboxService;
  sender: Sender;
  variants: VariantService;
  newsletter: NewsletterService;
}

/** How others are told of what happens, a part of `createServices`. */
export function webhookServices(
  { config, clock, outgoing, secrets, webhookWorkers, log }: Dependencies,
  em: EntityManager,
  { outbox, sender, variants, newsletter }: Needed,
) {
  const { sealing } = secrets;
  const { currencyCode } = config;
  const webhooks = new WebhookService(em, clock, outgoing, sealing);
  const webhookMails = new WebhookMailService(em, outbox, sender);
  const payloads = new PayloadService(em, variants, currencyCode, (id) => newsletter.unsubscribeUrl(id));
  const webhookFanOut = new WebhookFanOutService(em, clock, payloads);
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
