import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FooterColumn } from './footer-column.tsx';
import styles from './shop-footer.module.css';

/** Of the sample shop (specification section 2). */
export function AppBadges() {
  return (
    <FooterColumn title={t`Download App`}>
      <li className={styles.saving}>
        <Trans>Save $3 with App New User Only</Trans>
      </li>
      <li className={styles.store}>
        <Trans>Coming soon to Google Play</Trans>
      </li>
      <li className={styles.store}>
        <Trans>Coming soon to the App Store</Trans>
      </li>
    </FooterColumn>
  );
}
