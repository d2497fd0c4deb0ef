import type { EmailGateway, EmailMessage } from '../../email/email.port.ts';
import type { EmailServerSettings } from '../../modules/emails/emails.settings.ts';
import type { EmailServers } from '../../modules/emails/email-servers.port.ts';

/** A mail server that stores its emails, or fails while a test wants it to. */
export class FakeEmail implements EmailGateway, EmailServers {
  readonly sent: EmailMessage[] = [];
  failure: Error | null = null;

  /** The last settings that were tried out. */
  opened: EmailServerSettings | null = null;

  current() {
    return this;
  }

  open(settings: EmailServerSettings) {
    this.opened = settings;
    return this;
  }

  async send(message: EmailMessage): Promise<string> {
    // Lets other code run in between, as a real server does.
    await new Promise(setImmediate);
    if (this.failure) throw this.failure;
    this.sent.push(message);
    return '250 taken';
  }

  /** The last email to a recipient. */
  lastTo(address: string): EmailMessage | undefined {
    return this.sent.findLast((message) => message.to === address);
  }
}
