import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { newBrowserStorage } from '../../../lib/browser/guarded-storage.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './auth-form.module.css';

/**
 * Warns that the session will be short in a browser without persistent storage; renders nothing in others.
 */
export function ShortSessionNote() {
  if (newBrowserStorage().isKept) return null;
  return (
    <Callout tone="warning" className={styles.note} title={t`Your browser keeps nothing for this shop`}>
      <Trans>
        You can log in and order, but you are logged out as soon as this page is reloaded or left. Your cart
        stays with your account.
      </Trans>
    </Callout>
  );
}
