import { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import type { OutboxService } from '../emails/outbox.service.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { type Label, line, storableText } from '../../shared/text-rules.ts';
import { brokenRule, validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import { emailAddress } from '../customers/users/user-rules.ts';
import { contactEmail } from './contact-email.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { message } from '../../shared/messages/message.ts';

/** Field names and errors follow the specification, section 5. */
const contactMessageSchema = z.object({
  name: sender(brokenRule('contact.noName'), 'label.name', 100),
  email: sender(brokenRule('contact.noEmail'), 'label.senderEmail', 254),
  phone: sender(brokenRule('contact.noPhone'), 'label.phone', 50),
  message: z
    .string(brokenRule('contact.noMessage'))
    .trim()
    .min(1, brokenRule('contact.noMessage'))
    .max(5000, brokenRule('text.tooLong', { what: message('label.message'), max: 5000 }))
    .pipe(storableText),
});

/** The email that forwards a stored message to staff. */
interface ContactEmail extends Mail {
  messageId: string;
}

export class ContactService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly recipient: string | null,
  ) {}

  /**
   * Stores a message for staff, and emails it to `recipient` if given. `ip` is the sender's, for the rate
   * limit.
   * @throws UserError for invalid input; RequestError RATE_LIMITED
   */
  async send(input: z.input<typeof contactMessageSchema>, ip: string): Promise<void> {
    const message = validate(contactMessageSchema, input, ['input']);
    await this.rateLimits.contactMessage(ip);
    const id = newId();
    const { recipient } = this;
    await this.em.transactional(async (em) => {
      await em.insert(ContactMessageEntity, { id, ...message, createdAt: this.clock() });
      if (recipient) await this.outbox.add(em, { kind: 'CONTACT_MESSAGE', recipient, messageId: id });
    });
  }

  /**
   * Forwards a message to staff; null when the message was deleted. The form accepts any text as an email,
   * but the reply-to needs a valid one.
   */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const message = await this.em.findOne(ContactMessageEntity, (mail as ContactEmail).messageId);
    if (!message) return null;
    const sender = emailAddress.safeParse(message.email);
    const replyTo = sender.success ? { name: message.name, address: sender.data } : null;
    return { draft: contactEmail(message), replyTo };
  }
}

/**
 * A single line, because these values become email headers, where a line break would start another header
 * (CWE-93). The format is not checked: the contact form has no format checks (specification, section 5).
 */
function sender(missing: string, label: Label, max: number) {
  return z.string(missing).trim().min(1, missing).pipe(line(label, max));
}
