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
    <ul className={styles.notes} role="list" aria-label="Delivery and return">
      <li className={styles.note}>
        <Truck size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>Free Delivery</p>
          <p className={styles.text}>
            For all orders over {formatRoundMoney(shopTerms.freeDeliveryFrom, currency)}
          </p>
        </div>
      </li>
      <li className={styles.note}>
        <RefreshCw size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>Return Delivery</p>
          <p className={styles.text}>Free within {shopTerms.returnDays} days, money back</p>
        </div>
      </li>
    </ul>
  );
}
