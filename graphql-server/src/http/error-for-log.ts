/** The logged parts of an error. */
export interface LoggedError extends Record<string, unknown> {
  type: string;
  message: string;
  code?: string;
  stack: string;
}

/**
 * Makes an error safe to log. A database error contains its statement and values, including personal data and
 * password hashes, and repeats some of them below the first line of its message. So only the first line, the
 * code and the stack frames are logged.
 */
export function errorForLog(error: unknown): LoggedError {
  // eslint-disable-next-line no-restricted-syntax -- Only the log says it.
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: error.message.split('\n')[0] ?? '',
    ...('code' in error && { code: String(error.code) }),
    stack: frames.join('\n'),
  };
}
