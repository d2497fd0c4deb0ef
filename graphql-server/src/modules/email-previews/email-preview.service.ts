import type { Dependencies } from '../../dependencies.ts';
import { type EmailDraft, formatEmail, type Sender } from '../../email/email-content.ts';
import { contractName, type EmailOpenings, standardOpening } from '../../email/email-template.ts';
import { toEmailMessage } from '../../email/email-message.ts';
import { renderHtml } from '../../email/render-html.ts';
import { renderText } from '../../email/render-text.ts';
import { userError } from '../../errors.ts';
import { formatMessage } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { validate } from '../../shared/validate.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import type { UserService } from '../customers/users/user.service.ts';
import type { CustomerEmail } from '../emails/customer-emails.registry.ts';
import { emailPreviewSchema } from '../settings/email-settings-rules.ts';

/** An email as a customer would get it. */
export interface EmailPreview {
  subject: string;
  html: string;
  text: string;
}

/** An email whose opening text can be written, with what the shop says by itself. */
export interface TemplateInfo {
  /** Its name in the contract. */
  template: string;
  label: string;
  /** What a merchant has written; null: nothing. */
  text: string | null;
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
export class EmailPreviewService {
  constructor(
    private readonly dependencies: Dependencies,
    private readonly users: UserService,
    private readonly sender: Sender,
    private readonly emails: readonly CustomerEmail[],
  ) {}

  /** All emails whose opening text can be written. */
  templates(openings: EmailOpenings): TemplateInfo[] {
    const { locale } = this.dependencies;
    return this.emails.map(({ template }) => ({
      template: contractName(template),
      label: formatMessage(locale, template.label),
      text: openings[template.name] ?? null,
      standardText: formatMessage(locale, standardOpening(template)),
      placeholders: [...template.placeholders],
    }));
  }

  /**
   * An email with an opening text that is not saved; null: with the shop's own.
   * @throws UserError INVALID_VALUE
   */
  preview(name: string, text: string | null): EmailPreview {
    const content = formatEmail(this.draft(name, text), this.dependencies.locale);
    const { subject } = content;
    return { subject, html: renderHtml(content, this.sender), text: renderText(content, this.sender) };
  }

  /**
   * Sends the same to the caller, at once and past the outbox, so that they hear what the mail server says.
   * @throws UserError INVALID_VALUE; RequestError RATE_LIMITED
   */
  async sendTest({ userId }: UserPrincipal, name: string, text: string | null): Promise<TestSend> {
    const { mail: servers, rateLimits, locale } = this.dependencies;
    const gateway = servers.current();
    const draft = this.draft(name, text);
    const subject = message('testEmail.subject', { subject: draft.subject });
    if (!gateway) return { outcome: 'NOT_CONFIGURED' };
    await rateLimits.testEmail(userId);
    const { email: recipient } = await this.users.get(userId);
    const composed = { draft: { ...draft, subject }, replyTo: null };
    const mail = toEmailMessage(newId(), recipient, composed, this.sender, locale);
    try {
      return { outcome: 'SENT', recipient, response: await gateway.send(mail, TEST_TIMEOUT) };
    } catch (error) {
      return { outcome: 'FAILED', response: error instanceof Error ? error.message : String(error) };
    }
  }

  private draft(name: string, text: string | null): EmailDraft {
    const email = this.emails.find(({ template }) => contractName(template) === name);
    if (!email) throw userError('INVALID_VALUE', message('emailTemplate.unknown'), ['template']);
    const opening = validate(emailPreviewSchema(email.template), { text }).text;
    const { dependencies, sender } = this;
    const { clock, currentSettings } = dependencies;
    const { currencyCode } = currentSettings.get().currency;
    return email.sample(
      { ...sender, openings: { ...sender.openings, [email.template.name]: opening } },
      { currencyCode, now: clock(), dependencies },
    );
  }
}
