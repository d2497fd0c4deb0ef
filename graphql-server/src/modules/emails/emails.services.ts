import type { Scope } from '../../core/define-module.ts';
import { EmailDeliveryService } from './email-delivery.service.ts';
import { OutboxService } from './outbox.service.ts';
import { senderOf } from './sender.ts';

export function emailsServices({ dependencies, em, composerOf }: Scope) {
  const { clock, config, mail, locale, log } = dependencies;
  const sender = senderOf(dependencies);
  const gateway = mail.current();
  return {
    outbox: new OutboxService(em, clock, config.retentionDays.emails),
    sender,
    emailDelivery: gateway && new EmailDeliveryService(em, clock, gateway, composerOf, sender, locale, log),
  };
}

export type EmailsServices = ReturnType<typeof emailsServices>;
