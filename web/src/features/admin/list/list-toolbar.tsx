import type { ReactNode } from 'react';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ListColumns } from './columns/use-list-columns.ts';
import { ListShortcuts } from './shortcuts/list-shortcuts.tsx';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The search and filters. */
  children: ReactNode;
  /** The number of results in words; null while loading. */
  count: string | null;
  /** The columns of the table, if there is a choice of them. */
  columns?: ListColumns;
}

/** The search and filters of a list, the number of results, the choice of columns, and the list's keys. */
export function ListToolbar({ children, count, columns }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      <span className={styles.end}>
        <span role="status" className={styles.count}>
          {count}
        </span>
        {columns && <ColumnsButton columns={columns} />}
        <ListShortcuts />
      </span>
    </div>
  );
}
