/** What the log keeps of an error. */
export interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  stack: string;
}

/**
 * Makes an error fit for the log. A database error carries its statement with the values in it, people's data
 * and password hashes among them, and repeats some of them below the first line of its message; so only the
 * first line, the code and the frames of the stack are kept.
 */
export function errorForLog(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message.split('\n')[0] ?? '',
    ...('code' in error && { code: String(error.code) }),
    stack: frames.join('\n'),
  };
}
