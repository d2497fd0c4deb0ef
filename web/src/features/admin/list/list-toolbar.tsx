import type { ReactNode } from 'react';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The search and filters. */
  children: ReactNode;
  /** What was found, in words; null until it is known. */
  count: string | null;
}

/** What a list is narrowed by, and how much of it is left. */
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
