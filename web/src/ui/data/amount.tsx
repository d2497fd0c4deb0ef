import type { ReactNode } from 'react';
import styles from './amount.module.css';

interface AmountProps {
  /** Whether the right amount is on its way: it is shown faded until then. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** An amount that may be out of date for a moment. */
export function Amount({ isOutdated = false, children }: AmountProps) {
  return (
    <span aria-busy={isOutdated} className={isOutdated ? styles.outdated : undefined}>
      {children}
    </span>
  );
}
