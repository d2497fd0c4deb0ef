/** The server has not answered in time. Whether it carried the operation out is not known. */
export class RequestTimeoutError extends Error {
  override readonly name = 'NoAnswerError';

  /** Whether it was to change something, so that trying again may do it twice. */
  readonly isChange: boolean;

  constructor(isChange: boolean) {
    super('The server did not answer in time.');
    this.isChange = isChange;
  }
}
