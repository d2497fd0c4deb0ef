import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../shop/use-shop.ts';
import styles from './price-notes.module.css';

/** Says before the purchase, as the law asks, that nobody can withdraw from this product. */
export function WithdrawalNote() {
  if (useShop()?.withdrawalDays == null) return null;
  return (
    <p className={styles.note}>
      <Trans>Can’t be returned under the right of withdrawal: the law excludes this product.</Trans>
    </p>
  );
}
