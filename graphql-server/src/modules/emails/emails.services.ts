import type { Scope } from '../../core/define-module.ts';
import { MailDeliveryService } from './mail-delivery.service.ts';
import { OutboxService } from './outbox.service.ts';
import { senderOf } from './sender.ts';

export function emailsServices({ dependencies, em, composerOf }: Scope) {
  const { clock, mail, locale, log } = dependencies;
  const sender = senderOf(dependencies);
  return {
    outbox: new OutboxService(em, clock),
    sender,
    mailDelivery: mail && new MailDeliveryService(em, clock, mail, composerOf, sender, locale, log),
  };
}

export type EmailsServices = ReturnType<typeof emailsServices>;
