import { errorCode, errorMessage } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/** The toast for user errors (`reasons`): the server has rejected an action, and nothing has changed. */
export function showUserErrorToast(title: string, reasons: readonly string[]): void {
  showToast({ tone: 'error', title, details: [...reasons] });
}

/**
 * The toast for an action that failed as a whole; a forbidden one is 'Action Forbidden' (specification section 8).
 * `retry` repeats the action; pass it only for idempotent ones.
 */
export function showErrorToast(title: string, error: unknown, retry?: () => void): void {
  if (errorCode(error) === 'FORBIDDEN') showToast({ tone: 'error', title: errorMessage(error) });
  else showToast(errorToast(title, error, { retry }));
}
