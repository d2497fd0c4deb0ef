import { Trans } from '@lingui/react/macro';
import { formatMoney } from '../../lib/money.ts';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './price.module.css';

interface PriceProps {
  /** In minor units. */
  amount: number;
  /** The former price in minor units; shown struck through if it is higher. */
  regularAmount?: number | null;
  /** ISO 4217 code. */
  currency: string;
  /** Whether it is the lowest of several: 'from $36'. */
  isFrom?: boolean;
  /** 'lg' for the product page. */
  size?: 'md' | 'lg';
}

/** The price and the former price, announced as "Price $36, was $60". */
export function Price({ amount, regularAmount, currency, isFrom = false, size = 'md' }: PriceProps) {
  const reduced = regularAmount != null && regularAmount > amount;
  return (
    <span className={classNames(styles.price, size === 'lg' && styles.lg)}>
      <span className={classNames(reduced && styles.reduced)}>
        {isFrom ? (
          <Trans>
            <VisuallyHidden>Price </VisuallyHidden>from {formatMoney(amount, currency)}
          </Trans>
        ) : (
          <Trans>
            <VisuallyHidden>Price </VisuallyHidden>
            {formatMoney(amount, currency)}
          </Trans>
        )}
      </span>
      {reduced && (
        <s className={styles.former}>
          <Trans>
            <VisuallyHidden>, was </VisuallyHidden>
            {formatMoney(regularAmount, currency)}
          </Trans>
        </s>
      )}
    </span>
  );
}
