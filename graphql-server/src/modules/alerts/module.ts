import { type Composers, contribute, defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { alertEmails } from './alert-email.ts';
import type { AlertEmailKind } from './alert-email.service.ts';
import { AlertRequestResolver, AlertResolver, AlertsStopPayloadResolver } from './alert.resolver.ts';
import { type AlertsServices, alertsServices } from './alerts.services.ts';
import { alertsEntities } from './alerts.tables.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { customersModule } from '../customers/module.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import { emailsModule } from '../emails/module.ts';
import { alertData } from './personal-data.ts';

export const alertsModule = defineModule({
  name: 'alerts',
  needs: [authModule, catalogueModule, customersModule, emailsModule],
  entities: alertsEntities,
  personalData: alertData,
  demoData: { emptied: ['product_alerts', 'alert_recipients'] },
  services: alertsServices,
  resolvers: [AlertResolver, AlertRequestResolver, AlertsStopPayloadResolver],
  jobs: [{ name: 'alerts', everyMs: 15 * SECOND, run: ({ alertRun }) => alertRun.run() }],
  retention: ({ alerts }) => [alerts],
  emails: {
    ALERT_CONFIRM: ({ alertEmails }) => alertEmails,
    PRODUCT_ALERTS: ({ alertEmails }) => alertEmails,
  } satisfies Composers<AlertEmailKind, AlertsServices>,
  contributes: [contribute(customerEmails, alertEmails)],
});
