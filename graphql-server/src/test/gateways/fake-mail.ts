import type { MailGateway, MailMessage } from '../../email/mail.port.ts';

/** A mail server that keeps what it gets, or fails as long as a test wants it to. */
export class FakeMail implements MailGateway {
  readonly sent: MailMessage[] = [];
  failure: Error | null = null;

  async send(message: MailMessage): Promise<string> {
    // Lets others run in between, as a real server does.
    await new Promise(setImmediate);
    if (this.failure) throw this.failure;
    this.sent.push(message);
    return '250 taken';
  }

  /** The last mail to somebody. */
  lastTo(address: string): MailMessage | undefined {
    return this.sent.findLast((message) => message.to === address);
  }
}
