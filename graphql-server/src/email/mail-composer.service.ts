import type { EntityManager } from '../db/database.ts';
import type { PasswordResetService } from '../modules/auth/password-reset/password-reset.service.ts';
import { ContactMessageEntity } from '../modules/contact/contact-message.entity.ts';
import type { OrderService } from '../modules/orders/order.service.ts';
import { emailAddress } from '../modules/customers/users/user-rules.ts';
import { contactEmail } from '../modules/contact/contact-email.ts';
import type { EmailContent, Sender } from './email-content.ts';
import type { Mail, OrderMail } from './mail-kinds.ts';
import { orderEmail } from '../modules/orders/order-email.ts';
import { passwordResetEmail } from '../modules/auth/password-reset/password-reset-email.ts';

/** An email that is ready to be sent. */
export interface ComposedEmail {
  content: EmailContent;
  /** The reply-to; null: replies go to the shop. */
  replyTo: { name: string; address: string } | null;
}

/** Writes the text of emails at the moment when they are sent. */
export class MailComposerService {
  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
    private readonly passwordResets: PasswordResetService,
    private readonly sender: Sender,
  ) {}

  /** Writes an email of the outbox; null when it has no recipient any more and must be dropped. */
  async compose(id: string, mail: Mail): Promise<ComposedEmail | null> {
    switch (mail.kind) {
      case 'PASSWORD_RESET':
        return this.composePasswordReset(id, mail.recipient);
      case 'CONTACT_MESSAGE':
        return this.composeContact(mail.messageId);
      default:
        return this.composeOrder(mail);
    }
  }

  private async composeOrder(mail: OrderMail): Promise<ComposedEmail> {
    const [order, lines] = await Promise.all([
      this.orders.get(mail.orderId),
      this.orders.linesOf(mail.orderId),
    ]);
    return { content: orderEmail(mail, { order, lines }, this.sender), replyTo: null };
  }

  private async composePasswordReset(id: string, email: string): Promise<ComposedEmail | null> {
    const offer = await this.passwordResets.offer(id, email);
    if (!offer) return null;
    return { content: passwordResetEmail(offer.firstName, offer.token, this.sender), replyTo: null };
  }

  /** The form accepts any text as an email, but only a valid one can be replied to. */
  private async composeContact(messageId: string): Promise<ComposedEmail | null> {
    const message = await this.em.findOne(ContactMessageEntity, messageId);
    if (!message) return null;
    const sender = emailAddress.safeParse(message.email);
    const replyTo = sender.success ? { name: message.name, address: sender.data } : null;
    return { content: contactEmail(message), replyTo };
  }
}
