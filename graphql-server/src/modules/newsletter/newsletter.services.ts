import type { Scope } from '../../core/define-module.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { NewsletterListService } from './newsletter-list.service.ts';
import { NewsletterService } from './newsletter.service.ts';
import { welcomeCodePort } from './welcome-code.port.ts';

export function newsletterServices(
  { dependencies: { clock, rateLimits, secrets }, em, port }: Scope,
  { outbox, sender }: EmailsServices,
) {
  const keys = secrets.session;
  const welcomeCodes = port(welcomeCodePort);
  return {
    newsletter: new NewsletterService(em, clock, rateLimits, outbox, sender, keys, welcomeCodes),
    newsletterList: new NewsletterListService(em),
  };
}

export type NewsletterServices = ReturnType<typeof newsletterServices>;
