/** The database can't be used; the message is one line for whoever started the process. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
