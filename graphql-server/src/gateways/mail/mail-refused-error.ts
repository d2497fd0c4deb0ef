/** A mail that is refused for good, such as one to an address that does not exist. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
