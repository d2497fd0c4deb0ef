import type { FailingForm } from '../../../../apollo/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/**
 * Shows why an action without a form failed. It offers no retry: raising prices by 10% twice would raise them
 * twice.
 */
export function failureToast(title: string): FailingForm {
  return {
    fail: (message) => showToast({ tone: 'error', title, details: [message] }),
    showUserErrors: (errors) =>
      showToast({ tone: 'error', title, details: errors.map(({ message }) => message) }),
  };
}
