import { Trans } from '@lingui/react/macro';
import type { Order_orderFragment } from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { shippingLabel } from '../../orders/totals.tsx';
import { orderSums } from './order-sums.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  order: Pick<Order_orderFragment, 'subtotal' | 'shippingTotal' | 'total'>;
  currency: string;
}

/** The specification's figures (section 9), and beside them what the customer is charged. */
export function OrderTotals({ order, currency }: OrderTotalsProps) {
  const { tax, total } = orderSums(order.subtotal);
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Subtotal</Trans>
      </dt>
      <dd>{formatMoney(order.subtotal, currency)}</dd>
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
      <dd className={styles.apart}>{shippingLabel(order.shippingTotal, currency)}</dd>
      <dt className={styles.strong}>
        <Trans>
          Charged to the customer <span className={styles.remark}>subtotal plus shipping</span>
        </Trans>
      </dt>
      <dd className={styles.strong}>{formatMoney(order.total, currency)}</dd>
    </dl>
  );
}
