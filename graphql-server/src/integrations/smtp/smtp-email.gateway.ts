import { connect, type LookupFunction } from 'node:net';
import { createTransport, type NodemailerError, type SMTPTransportOptions } from 'nodemailer';
import { type EmailGateway, type EmailMessage, EmailRejectedError } from '../../email/email.port.ts';
import { MINUTE } from '../../shared/time/duration.ts';

/** Limits in ms: for one email in total, and for a silent server. */
const TIMEOUT = MINUTE;
const SILENCE = 20_000;

/**
 * The server rejected the recipient or the message itself; any other failure is between us and the server.
 */
const rejections = new Set(['EENVELOPE', 'EMESSAGE']);

/** A server that staff entered. */
export interface SmtpServer {
  /** A name, not an IP. */
  host: string;
  port: number;
  encryption: 'TLS' | 'STARTTLS' | 'NONE';
  user: { name: string; password: string } | null;
  /** Finds the IPs of the host that may be connected to. */
  lookup: LookupFunction;
}

/** Sends email to a server, or to that of a URL such as `smtps://user:password@mail.example:465`. */
export class SmtpEmailGateway implements EmailGateway {
  private readonly transport;

  constructor(server: SmtpServer | string) {
    this.transport = createTransport({
      ...(typeof server === 'string' ? { url: server } : optionsOf(server)),
      connectionTimeout: SILENCE,
      greetingTimeout: SILENCE,
      socketTimeout: SILENCE,
      dnsTimeout: SILENCE,
      // An email consists of text and of attachments that are passed as bytes. Nothing in it may make the
      // mailer read a file or fetch a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send(
    { replyTo, unsubscribeUrl, attachments = [], ...message }: EmailMessage,
    timeout = TIMEOUT,
  ): Promise<string | null> {
    try {
      const { response } = await this.transport.sendMail({
        ...message,
        ...(replyTo && { replyTo }),
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        signal: AbortSignal.timeout(timeout),
        // Prevents automatic replies such as vacation notices (RFC 3834, section 5).
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
      });
      return response;
    } catch (error) {
      throw isUserError(error) ? new EmailRejectedError(error.message, { cause: error }) : error;
    }
  }
}

function optionsOf({ host, port, encryption, user, lookup }: SmtpServer): SMTPTransportOptions {
  return {
    host,
    port,
    secure: encryption === 'TLS',
    requireTLS: encryption === 'STARTTLS',
    ignoreTLS: encryption === 'NONE',
    ...(user && { auth: { user: user.name, pass: user.password } }),
    // The mailer's own lookup would connect to any IP.
    getSocket: (_, done) => {
      const connection = connect({ host, port, lookup, timeout: SILENCE });
      const fail = (error: Error) => done(error, false);
      connection.once('error', fail);
      connection.once('timeout', () => connection.destroy(new Error(`${host} does not answer`)));
      connection.once('connect', () => {
        connection.off('error', fail).removeAllListeners('timeout');
        done(null, { connection });
      });
    },
  };
}

/** One click in the mail client is enough (RFC 8058). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function isUserError(error: unknown): error is NodemailerError {
  if (!(error instanceof Error)) return false;
  const { permanent, code = '' }: NodemailerError = error;
  return permanent === true && rejections.has(code);
}
