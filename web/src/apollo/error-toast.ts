import { errorCode, errorMessage } from './error-message.ts';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

interface FailureNoticeOptions {
  /** Does the same again. Only where that can't do it twice: nobody knows whether the first try arrived. */
  retry?: (() => void) | undefined;
  /** Further lines. */
  details?: readonly string[];
}

/** A repeat would fail alike. */
const FINAL: ReadonlySet<string | null> = new Set(['UNAUTHENTICATED', 'FORBIDDEN']);

/** The notice that an operation failed as a whole. A change without an answer may have been made: it is not called undone. */
export function errorToast(
  title: string,
  error: unknown,
  { retry, details = [] }: FailureNoticeOptions = {},
) {
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
