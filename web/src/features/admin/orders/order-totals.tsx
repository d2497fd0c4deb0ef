import { Fragment } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Adjustment_adjustmentFragment, Totals_totalsFragment } from '../../../gql/admin/graphql.ts';
import { formatMoney } from '../../../lib/money.ts';
import { discountAmount, discountLabel, shippingLabel } from '../../orders/totals.tsx';
import { orderSums } from './order-sums.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  /** What the customer is charged. */
  charged: Totals_totalsFragment;
  /** What promotions took off. */
  adjustments: readonly Adjustment_adjustmentFragment[];
  /** What of that was refunded, in minor units. */
  refunded: number;
  currency: string;
}

/** The specification's figures (section 9), and beside them what the customer is charged. */
export function OrderTotals({ charged, adjustments, refunded, currency }: OrderTotalsProps) {
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
      {adjustments.map((adjustment, index) => (
        <Fragment key={adjustment.title + String(adjustment.code)}>
          <dt className={index === 0 ? styles.apart : undefined}>{discountLabel(adjustment)}</dt>
          <dd className={index === 0 ? styles.apart : undefined}>{discountAmount(adjustment, currency)}</dd>
        </Fragment>
      ))}
      <dt className={adjustments.length === 0 ? styles.apart : undefined}>
        <Trans>Shipping</Trans>
      </dt>
      <dd className={adjustments.length === 0 ? styles.apart : undefined}>
        {shippingLabel(charged.shippingTotal, currency)}
      </dd>
      <dt className={styles.strong}>
        {charged.discountTotal === 0 ? (
          <Trans>
            Charged to the customer <span className={styles.remark}>subtotal plus shipping</span>
          </Trans>
        ) : (
          <Trans>
            Charged to the customer{' '}
            <span className={styles.remark}>subtotal less discounts, plus shipping</span>
          </Trans>
        )}
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
