import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Truck from 'lucide-react/icons/truck';
import { formatRoundMoney } from '../../../lib/money.ts';
import { canBeFree, type DeliveryTerms } from '../../../shop/delivery-terms.ts';
import { useShop } from '../../../shop/use-shop.ts';
import styles from './delivery-notes.module.css';

interface DeliveryNotesProps {
  /** ISO 4217 code, for the free-delivery threshold. */
  currency: string;
  /** False for a digital item or a service. */
  isDelivered: boolean;
}

/** The shop's delivery and return terms. */
export function DeliveryNotes({ currency, isDelivered }: DeliveryNotesProps) {
  const shop = useShop();
  const delivery = shop?.delivery;
  if (!isDelivered) return <NoDelivery />;
  return (
    <ul className={styles.notes} role="list" aria-label={t`Delivery and return`}>
      <li className={styles.note}>
        <Truck size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            {!delivery || canBeFree(delivery) ? <Trans>Free Delivery</Trans> : <Trans>Delivery</Trans>}
          </p>
          <p className={styles.text}>{delivery && orderText(delivery, currency)}</p>
        </div>
      </li>
      {shop?.returnDays !== 0 && (
        <li className={styles.note}>
          <RefreshCw size={36} strokeWidth={1.5} aria-hidden="true" />
          <div>
            <p className={styles.title}>
              <Trans>Return Delivery</Trans>
            </p>
            <p className={styles.text}>
              {shop && (
                <Plural
                  value={shop.returnDays}
                  one="Free within # day, money back"
                  other="Free within # days, money back"
                />
              )}
            </p>
          </div>
        </li>
      )}
    </ul>
  );
}

function NoDelivery() {
  return (
    <ul className={styles.notes} role="list" aria-label={t`Delivery`}>
      <li className={styles.note}>
        <Check size={36} strokeWidth={1.5} aria-hidden="true" />
        <div>
          <p className={styles.title}>
            <Trans>No Delivery Needed</Trans>
          </p>
          <p className={styles.text}>
            <Trans>Nothing is shipped, and delivery costs nothing</Trans>
          </p>
        </div>
      </li>
    </ul>
  );
}

function orderText({ fee, freeFrom }: DeliveryTerms, currency: string): string {
  const money = (amount: number) => formatRoundMoney(amount, currency);
  if (freeFrom == null) return fee === 0 ? t`For all orders` : t`${money(fee)} per order`;
  return fee === 0
    ? t`For all orders over ${money(freeFrom)}`
    : t`For all orders over ${money(freeFrom)}, otherwise ${money(fee)}`;
}
