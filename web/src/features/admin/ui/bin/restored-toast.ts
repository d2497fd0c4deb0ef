import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Says that something is back, and if so, that links to it are no longer those of before. */
export function showRestored(title: string, name: string, hasNewHandle = false): void {
  const details = hasNewHandle ? [name, t`It has a new URL, because its old one is now in use.`] : [name];
  showToast({ tone: 'success', title, details });
}
