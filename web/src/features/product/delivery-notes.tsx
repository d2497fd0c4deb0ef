import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Truck from 'lucide-react/icons/truck';
import { formatRoundMoney } from '../../lib/money.ts';
import { shopTerms } from '../../lib/shop-terms.ts';
import styles from './delivery-notes.module.css';

interface DeliveryNotesProps {
  /** ISO 4217 code, for the free-delivery threshold. */
  currency: string;
}

/** The shop's delivery and return terms. */
export function DeliveryNotes({ currency }: DeliveryNotesProps) {
  return (
    <ul className={styles.notes} role="list" aria-label={t`Delivery and return`}>
      <li className={styles.note}>
        <Truck size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            <Trans>Free Delivery</Trans>
          </p>
          <p className={styles.text}>
            <Trans>For all orders over {formatRoundMoney(shopTerms.freeDeliveryFrom, currency)}</Trans>
          </p>
        </div>
      </li>
      <li className={styles.note}>
        <RefreshCw size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            <Trans>Return Delivery</Trans>
          </p>
          <p className={styles.text}>
            <Trans>Free within {shopTerms.returnDays} days, money back</Trans>
          </p>
        </div>
      </li>
    </ul>
  );
}
