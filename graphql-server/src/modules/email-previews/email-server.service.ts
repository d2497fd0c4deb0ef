import type { Dependencies } from '../../dependencies.ts';
import type { Sender } from '../../email/email-content.ts';
import { OutgoingHttpError } from '../../integrations/outgoing/outgoing-http.port.ts';
import { toEmailMessage } from '../../email/email-message.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import type { UserPrincipal } from '../../shared/principal.ts';
import { SECOND } from '../../shared/time/duration.ts';
import type { UserService } from '../customers/users/user.service.ts';
import type { EmailServerSettings } from '../emails/emails.settings.ts';
import type { EditableSection, SettingsService } from '../settings/settings.service.ts';

/** How long somebody waits for the mail server, in ms. */
const TIMEOUT = 20 * SECOND;

const MAX_ANSWER = 500;

/** Changes the mail server, once it has taken an email. */
export class EmailServerService {
  constructor(
    private readonly dependencies: Pick<Dependencies, 'mail' | 'rateLimits' | 'locale'>,
    private readonly users: UserService,
    private readonly settings: SettingsService,
    private readonly sender: Sender,
  ) {}

  /**
   * Sends the caller an email by the new server, and saves it when that succeeds.
   * @throws UserError as `SettingsService.update` does, and EMAIL_SERVER_FAILED with what the server said;
   * RequestError RATE_LIMITED
   */
  async update(
    { userId }: UserPrincipal,
    input: object,
    expectedVersion: string | null,
  ): Promise<EditableSection<'emailServer'>> {
    const proposed = await this.settings.proposed('emailServer', input);
    if (proposed.smtpHost !== null) {
      await this.dependencies.rateLimits.testEmail(userId);
      const { email } = await this.users.get(userId);
      await this.sendTest(proposed, proposed.smtpHost, email);
    }
    return this.settings.update('emailServer', input, expectedVersion);
  }

  private async sendTest(server: EmailServerSettings, host: string, recipient: string): Promise<void> {
    const { mail, locale } = this.dependencies;
    const subject = message('emailServerTest.subject');
    const draft = {
      subject,
      title: subject,
      blocks: [{ type: 'text' as const, text: message('emailServerTest.text', { host }) }],
    };
    const sender = { ...this.sender, emailAddress: server.emailFrom ?? this.sender.emailAddress };
    const email = toEmailMessage(newId(), recipient, { draft, replyTo: null }, sender, locale);
    try {
      await mail.open(server).send(email, TIMEOUT);
    } catch (error) {
      if (error instanceof OutgoingHttpError && error.failure === 'PRIVATE_ADDRESS')
        throw userError('EMAIL_SERVER_FAILED', message('emailServer.privateAddress'), ['input', 'smtpHost']);
      const answer = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ANSWER);
      throw userError('EMAIL_SERVER_FAILED', message('emailServer.failed', { answer }), ['input']);
    }
  }
}
