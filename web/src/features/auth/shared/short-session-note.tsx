import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { newBrowserStorage } from '../../../lib/browser/guarded-storage.ts';
import { useIsHydrated } from '../../../lib/browser/use-is-hydrated.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import styles from './auth-form.module.css';

/**
 * Warns that the session will be short in a browser without persistent storage; otherwise renders nothing.
 */
export function ShortSessionNote() {
  // The server renders the login, too, and knows no browser.
  if (!useIsHydrated() || newBrowserStorage().isKept) return null;
  return (
    <Callout tone="warning" className={styles.note} title={t`Your browser is not storing data for this shop`}>
      <Trans>
        You can log in and order, but you’ll be logged out when you reload or leave this page. Your cart is
        saved to your account.
      </Trans>
    </Callout>
  );
}
