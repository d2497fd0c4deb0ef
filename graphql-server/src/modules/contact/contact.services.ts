import type { Scope } from '../../core/define-module.ts';
import { ContactInboxService } from './contact-inbox.service.ts';
import { ContactService } from './contact.service.ts';
import type { EmailsServices } from '../emails/emails.services.ts';

export function contactServices(
  { dependencies: { clock, config, rateLimits, currentSettings }, em }: Scope,
  { outbox }: EmailsServices,
) {
  const { messagesTo } = currentSettings.get().general;
  return {
    contact: new ContactService(em, clock, rateLimits, outbox, messagesTo),
    contactInbox: new ContactInboxService(em, clock, config.retentionDays.answeredMessages),
  };
}

export type ContactServices = ReturnType<typeof contactServices>;
