import type { EntityManager } from '../../db/database.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../email/email-composer.ts';
import { type EmailDraft, formatEmail, type Sender } from '../../email/email-content.ts';
import { mailPlaceholders, type MailTemplate, standardOpening } from '../../email/mail-templates.ts';
import type { OutboxService } from '../../email/outbox.service.ts';
import { renderHtml } from '../../email/render-html.ts';
import { renderText } from '../../email/render-text.ts';
import { formatMessage, type Locale } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { validate } from '../../shared/validate.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { mailPreviewSchema } from '../settings/settings-rules.ts';
import { sampleMail } from './sample-mail.ts';

/** An email as a customer would get it. */
export interface MailPreview {
  subject: string;
  html: string;
  text: string;
}

/** What the shop says by itself in an email, and what may stand in another text. */
export interface MailTemplateInfo {
  template: MailTemplate;
  standardText: string;
  placeholders: string[];
}

/** An email that somebody sends themselves to see it. */
interface TestMail extends Mail {
  template: MailTemplate;
  /** The opening text; null: the shop's own. */
  text: string | null;
}

/** Shows staff what customers get, with the data of an example. */
export class MailPreviewService implements EmailComposer {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly users: UserService,
    private readonly outbox: OutboxService,
    private readonly sender: Sender,
    private readonly terms: { currencyCode: string; locale: Locale },
  ) {}

  /** All emails whose opening text can be written. */
  templates(): MailTemplateInfo[] {
    return Object.entries(mailPlaceholders).map(([name, placeholders]) => {
      const template = name as MailTemplate;
      const standardText = formatMessage(this.terms.locale, standardOpening(template));
      return { template, standardText, placeholders: [...placeholders] };
    });
  }

  /**
   * An email with an opening text that is not saved; null: with the shop's own.
   * @throws UserError INVALID_VALUE
   */
  preview(template: MailTemplate, text: string | null): MailPreview {
    const content = formatEmail(this.draft(template, checked(template, text)), this.terms.locale);
    const { subject } = content;
    return { subject, html: renderHtml(content, this.sender), text: renderText(content, this.sender) };
  }

  /**
   * Puts the same into the outbox, to the caller.
   * @returns the caller's email
   * @throws UserError INVALID_VALUE; RequestError RATE_LIMITED
   */
  async sendTest({ userId }: UserPrincipal, template: MailTemplate, text: string | null): Promise<string> {
    const opening = checked(template, text);
    await this.rateLimits.testMail(userId);
    const { email: recipient } = await this.users.get(userId);
    const mail: TestMail = { kind: 'MAIL_TEST', recipient, template, text: opening };
    await this.em.transactional((em) => this.outbox.add(em, mail));
    return recipient;
  }

  /** Writes an email that was sent to see it; its subject says that it is one. */
  compose(_id: string, mail: Mail): Promise<ComposedEmail> {
    const { template, text } = mail as TestMail;
    const draft = this.draft(template, text);
    const subject = message('testEmail.subject', { subject: draft.subject });
    return Promise.resolve({ draft: { ...draft, subject }, replyTo: null });
  }

  private draft(template: MailTemplate, text: string | null): EmailDraft {
    const sender = { ...this.sender, openings: { ...this.sender.openings, [template]: text } };
    return sampleMail(template, { currencyCode: this.terms.currencyCode, now: this.clock() }, sender);
  }
}

function checked(template: MailTemplate, text: string | null): string | null {
  return validate(mailPreviewSchema(template), { text }).text;
}
