import { t } from '@lingui/core/macro';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';

/** Says that something is back, and if so, that links to it are no longer those of before. */
export function showRestored(title: string, name: string, hasNewHandle = false): void {
  const details = hasNewHandle
    ? [name, t`Its address in the shop is a new one: another has taken the old one meanwhile.`]
    : [name];
  showToast({ tone: 'success', title, details });
}
