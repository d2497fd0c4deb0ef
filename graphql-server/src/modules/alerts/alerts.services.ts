import type { Scope } from '../../core/define-module.ts';
import { AlertEmailService } from './alert-email.service.ts';
import { AlertRunService } from './alert-run.service.ts';
import { AlertService } from './alert.service.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';

export function alertsServices(
  { dependencies: { clock, currentSettings, rateLimits, secrets }, em }: Scope,
  { outbox, sender, catalogue }: CatalogueServices & EmailsServices,
) {
  const keys = secrets.session;
  const { currencyCode } = currentSettings.get().currency;
  return {
    alerts: new AlertService(em, clock, rateLimits, outbox, catalogue, keys),
    alertEmails: new AlertEmailService(em, clock, sender, keys, currencyCode),
    alertRun: new AlertRunService(em, clock, outbox),
  };
}

export type AlertsServices = ReturnType<typeof alertsServices>;
