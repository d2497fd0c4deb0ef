/** What the shop needs of a mail server. May not be called inside a transaction. */
export interface EmailGateway {
  /**
   * Sends an email, within `timeout` ms, a minute unless it is given. A call with the same `messageId` is the
   * same email again, and allowed when it is not known whether the first one succeeded.
   * @returns what the mail server said, in its own words; null when it is none that speaks
   * @throws EmailRejectedError when the email will never be accepted; any other error when it may be accepted
   * later
   */
  send(message: EmailMessage, timeout?: number): Promise<string | null>;
}

/** A sender or recipient. */
export interface EmailAddress {
  name: string;
  address: string;
}

/** An email, in HTML and in plain text; mail clients show either. */
export interface EmailMessage {
  from: EmailAddress;
  to: string;
  /** Where replies go; null: to `from`. */
  replyTo: EmailAddress | null;
  /** Where a POST ends such emails; mail programs show a button for it. */
  unsubscribeUrl?: string;
  subject: string;
  html: string;
  text: string;
  /** Unique for ever, in the form of the header Message-ID: `<...@...>` (RFC 5322, section 3.6.4). */
  messageId: string;
}

/** An email that is permanently rejected, such as one to an address that does not exist. */
export class EmailRejectedError extends Error {
  override readonly name = 'EmailRejectedError';
}
