import type { EntityManager } from '../../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { EmailDraft, Sender } from '../../../email/email-content.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import { message } from '../../../shared/messages/message.ts';
import type { UserService } from '../../customers/users/user.service.ts';

/** An email to an account's former email. */
interface EmailChangeEmail extends Mail {
  kind: 'EMAIL_CHANGED';
  userId: string;
}

/** Notifies the former email of an account that it was changed, because the owner may not have changed it. */
export class EmailChangeEmailService implements EmailComposer {
  constructor(
    private readonly outbox: OutboxService,
    private readonly users: UserService,
    private readonly sender: Sender,
  ) {}

  /** Adds the email to the outbox, in the caller's transaction. */
  async add(em: EntityManager, userId: string, formerEmail: string): Promise<void> {
    const mail: EmailChangeEmail = { kind: 'EMAIL_CHANGED', recipient: formerEmail, userId };
    await this.outbox.add(em, mail);
  }

  /** Null when the account no longer exists. */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const user = await this.users.find((mail as EmailChangeEmail).userId);
    return user && { draft: emailChangedEmail(user.firstName, this.sender), replyTo: null };
  }
}

/** Does not contain the new email, which readers of the former one need not know. */
function emailChangedEmail(name: string, { shopName }: Sender): EmailDraft {
  const text = message('emailChangedEmail.text', { shopName });
  return {
    subject: message('emailChangedEmail.subject', { shopName }),
    title: message('emailChangedEmail.title'),
    blocks: [
      { type: 'text', text: message('email.greeting', { name, text }) },
      { type: 'text', text: message('emailChangedEmail.notYou') },
    ],
  };
}
