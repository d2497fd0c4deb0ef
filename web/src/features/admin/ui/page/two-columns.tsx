import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  /** The top of the narrow column: the page's main purpose. On a phone it comes first. */
  first?: ReactNode;
  main: ReactNode;
  side: ReactNode;
}

/** Stacks a page's parts; from 992 px on in a wide and a narrow column. */
export function TwoColumns({ first, main, side }: TwoColumnsProps) {
  return (
    <div className={classNames(styles.columns, first !== undefined && styles.withFirst)}>
      {first !== undefined && <div className={styles.column}>{first}</div>}
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
