import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Shows that an item was restored and, if so, that its links have changed. */
export function showRestored(title: string, name: string, hasNewHandle = false): void {
  const details = hasNewHandle ? [name, t`It has a new URL, because its old one is now in use.`] : [name];
  showToast({ tone: 'success', title, details });
}
