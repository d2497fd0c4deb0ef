import type { Scope } from '../../core/define-module.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import { EmailPreviewService } from './email-preview.service.ts';
import { EmailServerService } from './email-server.service.ts';

export function emailPreviewsServices(
  { dependencies, entriesOf }: Scope,
  { users, sender, settings }: CustomersServices & EmailsServices & SettingsServices,
) {
  const emails = entriesOf(customerEmails).toSorted((a, b) => a.template.place - b.template.place);
  return {
    emailPreviews: new EmailPreviewService(dependencies, users, sender, emails),
    emailServer: new EmailServerService(dependencies, users, settings, sender),
  };
}

export type EmailPreviewsServices = ReturnType<typeof emailPreviewsServices>;
