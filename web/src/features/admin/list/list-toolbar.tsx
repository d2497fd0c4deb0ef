import type { ReactNode } from 'react';
import { ListShortcuts } from './list-shortcuts.tsx';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The search and filters. */
  children: ReactNode;
  /** The number of results in words; null while loading. */
  count: string | null;
}

/** The search and filters of a list, the number of results, and the list's keys. */
export function ListToolbar({ children, count }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <span className={styles.end}>
        <span role="status" className={styles.count}>
          {count}
        </span>
        <ListShortcuts />
      </span>
    </div>
  );
}
