import type { z } from 'zod';
import type { EntityManager } from '../../db/database.ts';
import type { Clock } from '../../shared/clock.ts';
import { newId } from '../../shared/new-id.ts';
import { validate } from '../../shared/validate.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { OutboxService } from '../../email/outbox.service.ts';
import { ContactMessageEntity } from './contact-message.entity.ts';
import { contactMessageSchema } from './contact-rules.ts';

/** Messages to the shop. */
export class ContactService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly outbox: OutboxService,
    private readonly recipient: string | null,
  ) {}

  /**
   * Keeps a message for the shop's people, and mails it to `recipient` if there is one. `address` is the sender's network address, by which messages
   * are counted.
   * @throws UserError with the broken rules; RequestError RATE_LIMITED
   */
  async send(input: z.input<typeof contactMessageSchema>, address: string): Promise<void> {
    const message = validate(contactMessageSchema, input, ['input']);
    await this.rateLimits.contactMessage(address);
    const id = newId();
    const { recipient } = this;
    await this.em.transactional(async (em) => {
      await em.insert(ContactMessageEntity, { id, ...message, createdAt: this.clock() });
      if (recipient) await this.outbox.add(em, { kind: 'CONTACT_MESSAGE', recipient, messageId: id });
    });
  }
}
