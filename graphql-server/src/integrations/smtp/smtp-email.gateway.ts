import { createTransport, type NodemailerError } from 'nodemailer';
import { type EmailGateway, type EmailMessage, EmailRejectedError } from '../../email/email.port.ts';
import { MINUTE } from '../../shared/time/duration.ts';

/** Bounds in ms: of one email in all, and of a server that falls silent. */
const TIMEOUT = MINUTE;
const SILENCE = 20_000;

/** Says no to the recipient or to the message itself; any other failure is between us and the server. */
const rejections = new Set(['EENVELOPE', 'EMESSAGE']);

/** Sends email to the server that an address such as `smtps://user:password@mail.example:465` names. */
export class SmtpEmailGateway implements EmailGateway {
  private readonly transport;

  constructor(url: string) {
    this.transport = createTransport({
      url,
      connectionTimeout: SILENCE,
      greetingTimeout: SILENCE,
      socketTimeout: SILENCE,
      dnsTimeout: SILENCE,
      // An email is made of texts only. Nothing in them may make the server read a file or call an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(
    { replyTo, unsubscribeUrl, ...message }: EmailMessage,
    timeout = TIMEOUT,
  ): Promise<string | null> {
    try {
      const { response } = await this.transport.sendMail({
        ...message,
        ...(replyTo && { replyTo }),
        signal: AbortSignal.timeout(timeout),
        // Keeps holiday notices and the like from answering (RFC 3834, section 5).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      });
      return response;
    } catch (error) {
      throw isUserError(error) ? new EmailRejectedError(error.message, { cause: error }) : error;
    }
  }
}

/** One click in the mail program is enough (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function isUserError(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { permanent, code = '' }: NodemailerError = error;
  return permanent === true && rejections.has(code);
}
