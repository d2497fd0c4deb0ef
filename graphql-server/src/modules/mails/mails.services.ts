import type { Scope } from '../../core/define-module.ts';
import type { CustomersServices } from '../customers/customers.services.ts';
import type { EmailsServices } from '../emails/emails.services.ts';
import { resetSender } from '../auth/passwords/reset-sender.ts';
import { MailPreviewService } from './mail-preview.service.ts';
import type { OrdersServices } from '../orders/orders.services.ts';

export function mailsServices(
  { dependencies }: Scope,
  { users, orderSender, sender }: CustomersServices & EmailsServices & OrdersServices,
) {
  const { clock, rateLimits, config, locale, mail } = dependencies;
  const terms = { currencyCode: config.currencyCode, locale };
  const senders = { ...orderSender, ...resetSender(sender, dependencies) };
  return { mailPreviews: new MailPreviewService(clock, rateLimits, users, mail, senders, terms) };
}

export type MailsServices = ReturnType<typeof mailsServices>;
