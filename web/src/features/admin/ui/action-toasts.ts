import { errorCode, errorMessage } from '../../../apollo/error-message.ts';
import { errorToast } from '../../../apollo/error-toast.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';

/** Says that an action was refused by the server (`reasons`), and that nothing has changed. */
export function showUserErrorToast(title: string, reasons: readonly string[]): void {
  showToast({ tone: 'error', title, details: [...reasons] });
}

/**
 * Says that an action failed as a whole; a forbidden one is 'Action Forbidden' (specification section 8). `retry` does it
 * again, where that can't do it twice.
 */
export function showErrorToast(title: string, error: unknown, retry?: () => void): void {
  if (errorCode(error) === 'FORBIDDEN') showToast({ tone: 'error', title: errorMessage(error) });
  else showToast(errorToast(title, error, { retry }));
}
