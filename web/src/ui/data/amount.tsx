import type { ReactNode } from 'react';
import styles from './amount.module.css';

interface AmountProps {
  /** Whether a new amount is loading; shown faded until then. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** An amount that may be temporarily outdated. */
export function Amount({ isOutdated = false, children }: AmountProps) {
  return (
    <span aria-busy={isOutdated} className={isOutdated ? styles.outdated : undefined}>
      {children}
    </span>
  );
}
