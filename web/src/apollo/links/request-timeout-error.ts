/** The server has not answered in time. Whether it ran the operation is unknown. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';

  /** Whether it was a mutation, so that a retry may apply it twice. */
  readonly isChange: boolean;

  constructor(isChange: boolean) {
    super('The server did not answer in time.');
    this.isChange = isChange;
  }
}
