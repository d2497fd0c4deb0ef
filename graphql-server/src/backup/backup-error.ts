/** An export or import failed. The message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
