import { Trans } from '@lingui/react/macro';
import type { Totals_totalsFragment } from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { shippingLabel } from '../../orders/totals.tsx';
import { orderSums } from './order-sums.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  /** What the customer is charged. */
  charged: Totals_totalsFragment;
  /** What of that was refunded, in minor units. */
  refunded: number;
  currency: string;
}

/** The specification's figures (section 9), and beside them what the customer is charged. */
export function OrderTotals({ charged, refunded, currency }: OrderTotalsProps) {
  const { tax, total } = orderSums(charged.subtotal);
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Subtotal</Trans>
      </dt>
      <dd>{formatMoney(charged.subtotal, currency)}</dd>
      <dt>
        <Trans>Tax (20%)</Trans>
      </dt>
      <dd>{formatMoney(tax, currency)}</dd>
      <dt className={styles.strong}>
        <Trans>
          Total <span className={styles.remark}>subtotal minus tax</span>
        </Trans>
      </dt>
      <dd className={styles.strong}>{formatMoney(total, currency)}</dd>
      <dt className={styles.apart}>
        <Trans>Shipping</Trans>
      </dt>
      <dd className={styles.apart}>{shippingLabel(charged.shippingTotal, currency)}</dd>
      <dt className={styles.strong}>
        <Trans>
          Charged to the customer <span className={styles.remark}>subtotal plus shipping</span>
        </Trans>
      </dt>
      <dd className={styles.strong}>{formatMoney(charged.total, currency)}</dd>
      {refunded > 0 && (
        <>
          <dt>
            <Trans>Refunded</Trans>
          </dt>
          <dd>{formatMoney(-refunded, currency)}</dd>
        </>
      )}
    </dl>
  );
}
