import { t } from '@lingui/core/macro';
import type { ToastContent } from '../ui/feedback/toast-queue.ts';
import { errorCode, errorMessage } from './error-message.ts';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

interface ErrorToastOptions {
  /**
   * Repeats the operation. Only for idempotent ones, because the first attempt may have reached the server.
   */
  retry?: (() => void) | undefined;
  details?: readonly string[];
}

/**
 * The toast for an operation that failed as a whole; a forbidden one is just 'Action Forbidden'
 * (specification section 8). A mutation without a response may have been applied, so the toast does not say
 * that nothing was changed.
 */
export function errorToast(
  title: string,
  error: unknown,
  { retry, details = [] }: ErrorToastOptions = {},
): ToastContent {
  const code = errorCode(error);
  if (code === 'FORBIDDEN') return { tone: 'error', title: errorMessage(error) };
  const isUnknown = error instanceof RequestTimeoutError && error.isChange;
  const reason =
    isUnknown && retry
      ? t`This took too long, so we can’t tell whether it worked. It’s safe to retry: it won’t happen twice.`
      : errorMessage(error);
  return {
    tone: 'error',
    title: isUnknown ? t`No response from the shop` : title,
    details: [reason, ...details],
    // Without a session a retry would fail the same way.
    ...(retry && code !== 'UNAUTHENTICATED' && { retry }),
  };
}
