import { type Composers, defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { auditModule } from '../audit/module.ts';
import { customersModule } from '../customers/module.ts';
import { emailsModule } from '../emails/module.ts';
import { eventsModule } from '../events/module.ts';
import { WebhookDeliveriesResolver, WebhookDeliveryResolver } from './webhook-delivery.resolver.ts';
import type { WebhookEmailKind } from './webhook-email.service.ts';
import { WebhookEventTypesResolver, WebhookResolver } from './webhook.resolver.ts';
import { type WebhooksServices, webhooksServices } from './webhooks.services.ts';
import { webhooksEntities } from './webhooks.tables.ts';
import { webhooksDatabase } from './webhooks.database.ts';
import { webhookData } from './personal-data.ts';

export const webhooksModule = defineModule({
  name: 'webhooks',
  needs: [auditModule, customersModule, emailsModule, eventsModule],
  entities: webhooksEntities,
  database: webhooksDatabase,
  personalData: webhookData,
  demoData: { kept: ['webhooks', 'webhook_progress', 'webhook_deliveries'] },
  services: webhooksServices,
  resolvers: [WebhookResolver, WebhookEventTypesResolver, WebhookDeliveriesResolver, WebhookDeliveryResolver],
  jobs: [
    { name: 'webhook-events', everyMs: SECOND, run: ({ webhookFanOut }) => webhookFanOut.run() },
    {
      name: 'webhooks',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ webhookDelivery }) => webhookDelivery.deliverDue(),
    },
  ],
  retention: ({ webhookLog }) => [webhookLog],
  emails: { WEBHOOK_DISABLED: ({ webhookEmails }) => webhookEmails } satisfies Composers<
    WebhookEmailKind,
    WebhooksServices
  >,
});
