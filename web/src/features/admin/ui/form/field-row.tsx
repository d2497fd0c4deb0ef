import type { ReactNode } from 'react';
import styles from './field-row.module.css';

interface FieldRowProps {
  /** Buttons, beside the fields where there is room. */
  actions: ReactNode;
  children: ReactNode;
}

/** A short form on one line. */
export function FieldRow({ actions, children }: FieldRowProps) {
  return (
    <div className={styles.row}>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
