import type { ReactNode } from 'react';
import styles from './two-columns.module.css';

interface TwoColumnsProps {
  main: ReactNode;
  side: ReactNode;
}

/** The parts of a page below each other; from 992 px on in a wide and a narrow column. */
export function TwoColumns({ main, side }: TwoColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  );
}
