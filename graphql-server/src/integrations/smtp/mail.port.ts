/** What the shop needs of whoever carries its mail. Called outside of any transaction. */
export interface MailGateway {
  /**
   * Hands a mail over, within a minute. The same `messageId` again is the same mail again: whoever handed it over and
   * did not hear whether it arrived may do so.
   * @throws MailRejectedError when this mail will never be taken; any other error when it may be, later
   */
  send(message: MailMessage): Promise<void>;
}

/** Somebody who writes or is written to. */
export interface MailAddress {
  name: string;
  address: string;
}

/** A mail, in HTML and in plain text; readers show either. */
export interface MailMessage {
  from: MailAddress;
  to: string;
  /** Whom an answer goes to; null: to `from`. */
  replyTo: MailAddress | null;
  subject: string;
  html: string;
  text: string;
  /** Unique for ever, as the header Message-ID has it: `<...@...>` (RFC 5322, section 3.6.4). */
  messageId: string;
}

/** A mail that is refused for good, such as one to an address that does not exist. */
export class MailRejectedError extends Error {
  override readonly name = 'MailRejectedError';
}
