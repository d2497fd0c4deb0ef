import { Fragment, type ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Adjustment_adjustmentFragment, Totals_totalsFragment } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useShop } from '../../../../shop/use-shop.ts';
import {
  includedTaxLabel,
  isCharged,
  reverseChargeLabel,
  reverseChargeNote,
  taxLabel,
} from '../../../orders/shared/tax-labels.ts';
import { discountAmount, discountLabel, shippingLabel } from '../../../orders/shared/totals.tsx';
import { orderSums } from './order-sums.ts';
import styles from './order-totals.module.css';

interface OrderTotalsProps {
  /** What the customer is charged. */
  charged: Totals_totalsFragment;
  /** The promotions' discounts. */
  adjustments: readonly Adjustment_adjustmentFragment[];
  /** The refunded part, in minor units. */
  refunded: number;
  /** The tax in the refunded part. */
  refundedTax: number;
  currency: string;
}

/**
 * The amount charged, with its taxes. While the shop charges no taxes, the specification's figures are shown
 * above it (section 9); beside real taxes they would be a second, wrong total.
 */
export function OrderTotals({ charged, adjustments, refunded, refundedTax, currency }: OrderTotalsProps) {
  const shop = useShop();
  const taxes = charged.taxes.filter(isCharged);
  const hasFlatTax =
    shop !== null && shop.pricesIncludeTax == null && taxes.length === 0 && !charged.isReverseCharge;
  return (
    <dl className={styles.totals}>
      <dt>
        <Trans>Subtotal</Trans>
      </dt>
      <dd>{formatMoney(charged.subtotal, currency)}</dd>
      {hasFlatTax && <FlatTax subtotal={charged.subtotal} currency={currency} />}
      {adjustments.map((adjustment, index) => (
        <Fragment key={index}>
          <dt className={index === 0 ? styles.apart : undefined}>{discountLabel(adjustment)}</dt>
          <dd className={index === 0 ? styles.apart : undefined}>
            {discountAmount(adjustment, charged.shippingTotal, currency)}
          </dd>
        </Fragment>
      ))}
      <dt className={adjustments.length === 0 ? styles.apart : undefined}>
        <Trans>Shipping</Trans>
      </dt>
      <dd className={adjustments.length === 0 ? styles.apart : undefined}>
        {shippingLabel(charged.shippingTotal, currency)}
      </dd>
      {!charged.pricesIncludeTax && taxes.map((row) => taxRow(taxLabel(row), row.amount, currency))}
      {charged.isReverseCharge && (
        <>
          <dt>
            {reverseChargeLabel()}
            <span className={styles.remark}>{reverseChargeNote()}</span>
          </dt>
          <dd>{formatMoney(0, currency)}</dd>
        </>
      )}
      <dt className={styles.strong}>
        <Trans>Charged to the customer</Trans>
        <span className={styles.remark}>{sumOf(charged)}</span>
      </dt>
      <dd className={styles.strong}>{formatMoney(charged.total, currency)}</dd>
      {charged.pricesIncludeTax && taxes.map((row) => taxRow(includedTaxLabel(row), row.amount, currency))}
      {refunded > 0 && (
        <>
          <dt>
            <Trans>Refunded</Trans>
            {refundedTax > 0 && (
              <span
                className={styles.remark}
              >{t`includes ${formatMoney(refundedTax, currency)} of tax`}</span>
            )}
          </dt>
          <dd>{formatMoney(-refunded, currency)}</dd>
        </>
      )}
    </dl>
  );
}

function FlatTax({ subtotal, currency }: { subtotal: number; currency: string }) {
  const { tax, total } = orderSums(subtotal);
  return (
    <>
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
    </>
  );
}

function taxRow(label: string, amount: number, currency: string): ReactNode {
  return (
    <Fragment key={label}>
      <dt>{label}</dt>
      <dd>{formatMoney(amount, currency)}</dd>
    </Fragment>
  );
}

/** Describes the amount charged. */
function sumOf({ discountTotal, pricesIncludeTax, taxes }: Totals_totalsFragment): string {
  const isTaxAdded = !pricesIncludeTax && taxes.some(isCharged);
  if (discountTotal === 0) return isTaxAdded ? t`subtotal plus shipping and tax` : t`subtotal plus shipping`;
  return isTaxAdded
    ? t`subtotal less discounts, plus shipping and tax`
    : t`subtotal less discounts, plus shipping`;
}
