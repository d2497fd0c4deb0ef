import type { ReactNode } from 'react';
import { ColumnsButton } from './columns/columns-button.tsx';
import type { ListColumns } from './columns/use-list-columns.ts';
import { ListShortcuts } from './shortcuts/list-shortcuts.tsx';
import styles from './list-toolbar.module.css';

interface ListToolbarProps {
  /** The search and filters. */
  children: ReactNode;
  /** The number of results with its unit; null while loading. */
  count: string | null;
  /** The table's columns, if users can choose them. */
  columns?: ListColumns;
}

/** The toolbar of a list: search, filters, number of results, column selection and keyboard shortcuts. */
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
