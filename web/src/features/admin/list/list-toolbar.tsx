import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The search and filters. */
  children: ReactNode;
  /** The number of results in words; null while loading. */
  count: string | null;
}

/** The search and filters of a list, and the number of results. */
export function ListToolbar({ children, count }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <p role="status" className={styles.count}>
        {count}
      </p>
    </div>
  );
}
