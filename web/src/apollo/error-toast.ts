import { errorCode, errorMessage } from './error-message.ts';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

interface ErrorToastOptions {
  /** Repeats the operation. Only for idempotent ones, because the first attempt may have reached the server. */
  retry?: (() => void) | undefined;
  details?: readonly string[];
}

/** Retrying would fail the same way. */
const FINAL: ReadonlySet<string | null> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/**
 * The toast for an operation that failed as a whole. A mutation without a response may have been applied, so the toast
 * does not say that nothing was changed.
 */
export function errorToast(title: string, error: unknown, { retry, details = [] }: ErrorToastOptions = {}) {
  const isUnknown = error instanceof RequestTimeoutError && error.isChange;
  const reason =
    isUnknown && retry
      ? 'It took too long, so we can’t say whether it was done. A retry does not do it twice.'
      : errorMessage(error);
  return {
    tone: 'error' as const,
    title: isUnknown ? 'No answer from the shop' : title,
    details: [reason, ...details],
    ...(retry && !FINAL.has(errorCode(error)) && { retry }),
  };
}
