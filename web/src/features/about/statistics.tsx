import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import HandCoins from 'lucide-react/icons/hand-coins';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Store from 'lucide-react/icons/store';
import styles from './statistics.module.css';

const figures = () => [
  { Icon: Store, value: '420', text: t`Brands we carry` },
  { Icon: Package, value: '33k', text: t`Packages shipped per month` },
  { Icon: ShoppingBag, value: '58k', text: t`Returning customers` },
  { Icon: HandCoins, value: '$2.4m', text: t`Sold in the last year` },
];

/** Four sample figures about the shop's size, labeled as samples. */
export function Statistics() {
  return (
    <section aria-label={t`The shop in numbers`}>
      <ul className={styles.figures} role="list">
        {figures().map(({ Icon, value, text }) => (
          <li key={text} className={styles.figure}>
            <span className={styles.icon}>
              <Icon size={32} strokeWidth={1.5} aria-hidden="true" />
            </span>
            <p className={styles.value}>{value}</p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        <Trans>Sample numbers: this is a demo shop.</Trans>
      </p>
    </section>
  );
}
