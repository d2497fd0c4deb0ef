/** The server did not respond in time. It may or may not have run the operation. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';

  /** Whether the operation was a mutation, which a retry might apply twice. */
  readonly isChange: boolean;

  constructor(isChange: boolean) {
    super('The server did not answer in time.');
    this.isChange = isChange;
  }
}
