import type { EmailAddress, EmailAttachment } from './email.port.ts';
import type { EmailDraft } from './email-content.ts';

/**
 * An email as a module adds it to the outbox: without its text, which is composed when it is sent. Its other
 * fields are the composer's input.
 */
export interface Mail {
  /** Selects the composer. */
  kind: string;
  recipient: string;
  /** The order that it is about. */
  orderId?: string;
}

export interface ComposedEmail {
  draft: EmailDraft;
  /** The reply-to; null: replies go to the shop. */
  replyTo: EmailAddress | null;
  /**
   * Set for an email with one-click unsubscribe: a POST to this URL unsubscribes, and its page has a button
   * (RFC 8058).
   */
  unsubscribeUrl?: string;
  /** Files, read when the email is sent: the outbox has no copy of them. */
  attachments?: readonly EmailAttachment[];
}

/** Composes a module's emails when they are sent. */
export interface EmailComposer {
  /**
   * `id` is the email's id in the outbox. After an error it is composed again later, unless `isLastAttempt`.
   * Returns null when there is no recipient any more; the email is then dropped.
   */
  compose(id: string, mail: Mail, isLastAttempt: boolean): Promise<ComposedEmail | null>;
}
