import { t } from '@lingui/core/macro';
import type { Adjustment_adjustmentFragment, Totals_totalsFragment } from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { Amount } from '../../ui/data/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import { includedTaxLabel, isCharged, taxLabel } from './tax-labels.ts';
import styles from './totals.module.css';

interface TotalsProps {
  totals: Totals_totalsFragment;
  /** What promotions take off. */
  adjustments: readonly Adjustment_adjustmentFragment[];
  /** Whether the amounts are about to change. */
  isOutdated?: boolean;
  currency: string;
  /** How amounts are shown; the cart rounds them. */
  format?: (amount: number, currency: string) => string;
  /** 'ruled' has lines between the rows, 'plain' is compact. */
  look: 'ruled' | 'plain';
  className?: string | undefined;
}

const labels = () => ({
  ruled: { subtotal: t`Subtotal:`, shipping: t`Shipping:`, total: t`Total:` },
  plain: { subtotal: t`Subtotal`, shipping: t`Shipping`, total: t`Total` },
});

/** Subtotal, discounts, shipping, taxes and total of a cart or an order. */
export function Totals({
  totals: { subtotal, shippingTotal, pricesIncludeTax, taxes, total },
  adjustments,
  isOutdated = false,
  currency,
  format = formatMoney,
  look,
  className,
}: TotalsProps) {
  const label = labels()[look];
  const taxRows = taxes.filter(isCharged).map((tax) => (
    <div key={taxLabel(tax)} className={classNames(styles.row, pricesIncludeTax && styles.included)}>
      <dt>{pricesIncludeTax ? includedTaxLabel(tax) : taxLabel(tax)}</dt>
      <dd>
        <Amount isOutdated={isOutdated}>{format(tax.amount, currency)}</Amount>
      </dd>
    </div>
  ));
  return (
    <dl className={classNames(styles[look], className)}>
      <div className={styles.row}>
        <dt>{label.subtotal}</dt>
        <dd>
          <Amount isOutdated={isOutdated}>{format(subtotal, currency)}</Amount>
        </dd>
      </div>
      {adjustments.map((adjustment) => (
        <div key={adjustment.title + String(adjustment.code)} className={styles.row}>
          <dt>{discountLabel(adjustment)}</dt>
          <dd>
            <Amount isOutdated={isOutdated}>
              {discountAmount(adjustment, shippingTotal, currency, format)}
            </Amount>
          </dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{label.shipping}</dt>
        <dd>{shippingLabel(shippingTotal, currency)}</dd>
      </div>
      {!pricesIncludeTax && taxRows}
      <div className={styles.row}>
        <dt>{label.total}</dt>
        <dd className={styles.total}>
          <Amount isOutdated={isOutdated}>{format(total, currency)}</Amount>
        </dd>
      </div>
      {pricesIncludeTax && taxRows}
    </dl>
  );
}

/** What a promotion is called, with the code that was typed for it. */
export function discountLabel({ title, code }: Adjustment_adjustmentFragment): string {
  return code == null ? title : t`${title} (${code})`;
}

/**
 * What a promotion takes off; what it takes off delivery is in the price of that, `shippingTotal`, already.
 */
export function discountAmount(
  { kind, amount }: Adjustment_adjustmentFragment,
  shippingTotal: number,
  currency: string,
  format = formatMoney,
): string {
  if (kind !== 'FREE_DELIVERY') return format(-amount, currency);
  const off = format(amount, currency);
  return shippingTotal === 0 ? t`Free delivery` : t`${off} off delivery`;
}

/** What shipping costs; `amount` in minor units. */
export function shippingLabel(amount: number, currency: string): string {
  return amount === 0 ? t`Free` : formatMoney(amount, currency);
}
