import { type EmailDraft, formatEmail } from '../../email/email-content.ts';
import { mailPlaceholders, type MailTemplate, standardOpening } from '../../email/mail-templates.ts';
import { toMailMessage } from '../../email/mail-message.ts';
import { renderHtml } from '../../email/render-html.ts';
import { renderText } from '../../email/render-text.ts';
import type { MailGateway } from '../../integrations/smtp/mail.port.ts';
import { formatMessage, type Locale } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { validate } from '../../shared/validate.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { RateLimits } from '../auth/rate-limits/rate-limits.ts';
import type { UserService } from '../customers/users/user.service.ts';
import { mailPreviewSchema } from '../settings/settings-rules.ts';
import { sampleMail, type SampleSender } from './sample-mail.ts';

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

/** What came of an email that somebody sends themselves to see it. */
export type TestSend =
  /** `response`: what the mail server said; null: it does not speak. */
  | { outcome: 'SENT'; recipient: string; response: string | null }
  /** `response`: why it was not taken. */
  | { outcome: 'FAILED'; response: string }
  | { outcome: 'NOT_CONFIGURED' };

/** How long somebody waits for the mail server, in ms. */
const TEST_TIMEOUT = 10 * SECOND;

/** Shows staff what customers get, with the data of an example. */
export class MailPreviewService {
  constructor(
    private readonly clock: Clock,
    private readonly rateLimits: RateLimits,
    private readonly users: UserService,
    /** Null: no mail server is set up. */
    private readonly gateway: MailGateway | null,
    private readonly sender: SampleSender,
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
   * Sends the same to the caller, at once and past the outbox, so that they hear what the mail server says.
   * @throws UserError INVALID_VALUE; RequestError RATE_LIMITED
   */
  async sendTest({ userId }: UserPrincipal, template: MailTemplate, text: string | null): Promise<TestSend> {
    const draft = this.draft(template, checked(template, text));
    const subject = message('testEmail.subject', { subject: draft.subject });
    if (!this.gateway) return { outcome: 'NOT_CONFIGURED' };
    await this.rateLimits.testMail(userId);
    const { email: recipient } = await this.users.get(userId);
    const composed = { draft: { ...draft, subject }, replyTo: null };
    const mail = toMailMessage(newId(), recipient, composed, this.sender, this.terms.locale);
    try {
      return { outcome: 'SENT', recipient, response: await this.gateway.send(mail, TEST_TIMEOUT) };
    } catch (error) {
      return { outcome: 'FAILED', response: error instanceof Error ? error.message : String(error) };
    }
  }

  private draft(template: MailTemplate, text: string | null): EmailDraft {
    const sender = { ...this.sender, openings: { ...this.sender.openings, [template]: text } };
    return sampleMail(template, { currencyCode: this.terms.currencyCode, now: this.clock() }, sender);
  }
}

function checked(template: MailTemplate, text: string | null): string | null {
  return validate(mailPreviewSchema(template), { text }).text;
}
