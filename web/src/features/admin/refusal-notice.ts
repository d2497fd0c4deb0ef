import { errorCode } from '../../apollo/error-code.ts';
import { errorMessage } from '../../apollo/error-message.ts';
import { failureNotice } from '../../apollo/failure-notice.ts';
import { showToast } from '../../ui/toast-queue.ts';

/** Says that an action was refused by the server (`reasons`), and that nothing has changed. */
export function noticeRefusal(title: string, reasons: readonly string[]): void {
  showToast({ tone: 'error', title, details: [...reasons] });
}

/**
 * Says that an action failed as a whole; a forbidden one is 'Action Forbidden' (specification section 8). `retry` does it
 * again, where that can't do it twice.
 */
export function noticeFailure(title: string, error: unknown, retry?: () => void): void {
  if (errorCode(error) === 'FORBIDDEN') showToast({ tone: 'error', title: errorMessage(error) });
  else showToast(failureNotice(title, error, { retry }));
}
