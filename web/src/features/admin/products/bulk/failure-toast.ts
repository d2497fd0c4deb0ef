import type { FailingForm } from '../../../../apollo/use-action.ts';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/**
 * Where an action outside of a form says why it failed, without offering to repeat it: to raise prices by a
 * tenth a second time raises them twice.
 */
export function failureToast(title: string): FailingForm {
  return {
    fail: (message) => showToast({ tone: 'error', title, details: [message] }),
    showUserErrors: (errors) =>
      showToast({ tone: 'error', title, details: errors.map(({ message }) => message) }),
  };
}
