import { t } from '@lingui/core/macro';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './totals.module.css';

interface TotalsProps {
  /** In minor units, like all amounts here. */
  subtotal: number;
  shipping: number;
  total: number;
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

/** Subtotal, shipping and total of a cart or an order. */
export function Totals({
  subtotal,
  shipping,
  total,
  currency,
  format = formatMoney,
  look,
  className,
}: TotalsProps) {
  const label = labels()[look];
  return (
    <dl className={classNames(styles[look], className)}>
      <div className={styles.row}>
        <dt>{label.subtotal}</dt>
        <dd>{format(subtotal, currency)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{label.shipping}</dt>
        <dd>{shippingLabel(shipping, currency)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{label.total}</dt>
        <dd className={styles.total}>{format(total, currency)}</dd>
      </div>
    </dl>
  );
}

/** What shipping costs; `amount` in minor units. */
export function shippingLabel(amount: number, currency: string): string {
  return amount === 0 ? t`Free` : formatMoney(amount, currency);
}
