import { t } from '@lingui/core/macro';
import type { Adjustment_adjustmentFragment, Totals_totalsFragment } from '../../../gql/graphql.ts';
import { formatMoney, formatRoundMoney } from '../../../lib/money.ts';
import type { DeliveryTerms } from '../../../shop/delivery-terms.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { Amount } from '../../../ui/data/amount.tsx';
import { classNames } from '../../../ui/class-names.ts';
import {
  includedTaxLabel,
  isCharged,
  reverseChargeLabel,
  reverseChargeNote,
  taxLabel,
} from './tax-labels.ts';
import styles from './totals.module.css';

interface TotalsProps {
  totals: Totals_totalsFragment;
  /** Whether anything must be delivered; otherwise nothing is said about shipping. */
  requiresShipping: boolean;
  /** The promotions' discounts. */
  adjustments: readonly Adjustment_adjustmentFragment[];
  /** Whether new amounts are loading. */
  isOutdated?: boolean;
  currency: string;
  /** 'ruled' has lines between the rows; 'plain' is compact. */
  look: 'ruled' | 'plain';
  className?: string | undefined;
}

const labels = () => ({
  ruled: { subtotal: t`Subtotal:`, shipping: t`Shipping:`, total: t`Total:` },
  plain: { subtotal: t`Subtotal`, shipping: t`Shipping`, total: t`Total` },
});

/** Subtotal, discounts, shipping, taxes and total of a cart or an order. */
export function Totals({
  totals: { subtotal, shippingTotal, pricesIncludeTax, isReverseCharge, taxes, total },
  requiresShipping,
  adjustments,
  isOutdated = false,
  currency,
  look,
  className,
}: TotalsProps) {
  const label = labels()[look];
  const delivery = useShop()?.delivery;
  const reason =
    look === 'ruled' && delivery && freeDeliveryReason({ subtotal, shippingTotal }, delivery, currency);
  const taxRows = taxes.filter(isCharged).map((tax) => (
    <div key={taxLabel(tax)} className={classNames(styles.row, pricesIncludeTax && styles.included)}>
      <dt>{pricesIncludeTax ? includedTaxLabel(tax) : taxLabel(tax)}</dt>
      <dd>
        <Amount isOutdated={isOutdated}>{formatMoney(tax.amount, currency)}</Amount>
      </dd>
    </div>
  ));
  return (
    <dl className={classNames(styles[look], className)}>
      <div className={styles.row}>
        <dt>{label.subtotal}</dt>
        <dd>
          <Amount isOutdated={isOutdated}>{formatMoney(subtotal, currency)}</Amount>
        </dd>
      </div>
      {adjustments.map((adjustment, index) => (
        <div key={index} className={styles.row}>
          <dt>{discountLabel(adjustment)}</dt>
          <dd>
            <Amount isOutdated={isOutdated}>{discountAmount(adjustment, shippingTotal, currency)}</Amount>
          </dd>
        </div>
      ))}
      {requiresShipping && (
        <div className={styles.row}>
          <dt>{label.shipping}</dt>
          <dd>
            {shippingLabel(shippingTotal, currency)}
            {reason && <span className={styles.reason}>{reason}</span>}
          </dd>
        </div>
      )}
      {!pricesIncludeTax && taxRows}
      {isReverseCharge && (
        <div className={styles.row}>
          <dt>{reverseChargeLabel()}</dt>
          <dd>
            {formatMoney(0, currency)}
            <span className={styles.reason}>{reverseChargeNote()}</span>
          </dd>
        </div>
      )}
      <div className={styles.row}>
        <dt>{label.total}</dt>
        <dd className={styles.total}>
          <Amount isOutdated={isOutdated}>{formatMoney(total, currency)}</Amount>
        </dd>
      </div>
      {pricesIncludeTax && taxRows}
    </dl>
  );
}

/** A promotion's name, with the code that was entered for it. */
export function discountLabel({ title, code }: Adjustment_adjustmentFragment): string {
  return code == null ? title : t`${title} (${code})`;
}

/** Formats a promotion's discount. `shippingTotal` already includes a discount on delivery. */
export function discountAmount(
  { kind, amount }: Adjustment_adjustmentFragment,
  shippingTotal: number,
  currency: string,
): string {
  if (kind !== 'FREE_DELIVERY') return formatMoney(-amount, currency);
  const off = formatMoney(amount, currency);
  return shippingTotal === 0 ? t`Free delivery` : t`${off} off delivery`;
}

/**
 * Why shipping is free, if the shop only offers that for large orders; otherwise null. Amounts in minor
 * units.
 */
export function freeDeliveryReason(
  { subtotal, shippingTotal }: { subtotal: number; shippingTotal: number },
  { fee, freeFrom }: DeliveryTerms,
  currency: string,
): string | null {
  if (shippingTotal > 0 || freeFrom == null) return null;
  if (subtotal >= freeFrom) return t`for orders over ${formatRoundMoney(freeFrom, currency)}`;
  return fee === 0 ? t`right now also for smaller orders` : null;
}

/** The label of the shipping price; `amount` in minor units. */
export function shippingLabel(amount: number, currency: string): string {
  return amount === 0 ? t`Free` : formatMoney(amount, currency);
}
