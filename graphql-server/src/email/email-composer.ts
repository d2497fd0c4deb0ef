import type { EmailAddress } from './email.port.ts';
import type { EmailDraft } from './email-content.ts';

/**
 * An email as a module adds it to the outbox: without its text, which is written when it is sent. Beyond
 * these fields it carries what its composer needs to know.
 */
export interface Mail {
  /** Which composer writes it. */
  kind: string;
  recipient: string;
  /** The order it is about. */
  orderId?: string;
}

/** An email that is ready to be sent. */
export interface ComposedEmail {
  draft: EmailDraft;
  /** The reply-to; null: replies go to the shop. */
  replyTo: EmailAddress | null;
  /**
   * Set for an email that its recipient can end by one click: a POST to this URL does it, and its page has a
   * button (RFC 8058).
   */
  unsubscribeUrl?: string;
}

/** Writes the text of a module's emails at the moment when they are sent. */
export interface EmailComposer {
  /** `id` is the email's in the outbox. Null: it has no recipient any more and must be dropped. */
  compose(id: string, mail: Mail): Promise<ComposedEmail | null>;
}
