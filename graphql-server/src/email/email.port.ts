/** What the shop needs from a mail server. Do not call it inside a transaction. */
export interface EmailGateway {
  /**
   * Sends an email within `timeout` ms (default: one minute). A call with the same `messageId` sends the same
   * email again, which is allowed when it is unknown whether the first one succeeded.
   * @returns the mail server's reply; null when the transport has none
   * @throws EmailRejectedError when the email will never be accepted; other errors when it may be accepted
   * later
   */
  send(message: EmailMessage, timeout?: number): Promise<string | null>;
}

export interface EmailAddress {
  name: string;
  address: string;
}

/** A file that is sent with an email. */
export interface EmailAttachment {
  name: string;
  /** The media type. */
  type: string;
  content: Uint8Array;
}

/** An email in HTML and in plain text; mail clients show either. */
export interface EmailMessage {
  from: EmailAddress;
  to: string;
  /** Where replies go; null: to `from`. */
  replyTo: EmailAddress | null;
  /** A POST to this URL unsubscribes; mail clients show a button for it. */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly EmailAttachment[];
  /** Unique for all time, in the format of the Message-ID header: `<...@...>` (RFC 5322, section 3.6.4). */
  messageId: string;
}

/** The mail server permanently rejected the email, for example because the recipient does not exist. */
export class EmailRejectedError extends Error {
  override readonly name = 'EmailRejectedError';
}
