import { t } from '@lingui/core/macro';
import type { Totals_totalsFragment } from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import { Amount } from '../../ui/data/amount.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './totals.module.css';

interface TotalsProps {
  totals: Totals_totalsFragment;
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

/** Subtotal, shipping and total of a cart or an order. */
export function Totals({
  totals: { subtotal, shippingTotal, total },
  isOutdated = false,
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
        <dd>
          <Amount isOutdated={isOutdated}>{format(subtotal, currency)}</Amount>
        </dd>
      </div>
      <div className={styles.row}>
        <dt>{label.shipping}</dt>
        <dd>{shippingLabel(shippingTotal, currency)}</dd>
      </div>
      <div className={styles.row}>
        <dt>{label.total}</dt>
        <dd className={styles.total}>
          <Amount isOutdated={isOutdated}>{format(total, currency)}</Amount>
        </dd>
      </div>
    </dl>
  );
}

/** What shipping costs; `amount` in minor units. */
export function shippingLabel(amount: number, currency: string): string {
  return amount === 0 ? t`Free` : formatMoney(amount, currency);
}
