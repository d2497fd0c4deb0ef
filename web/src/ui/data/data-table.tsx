import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import styles from './data-table.module.css';

export interface DataColumn {
  key: string;
  label: string;
  /** Aligned at the end, like its cells. */
  numeric?: boolean;
  /** Hidden from 660 to 992 px, like its cells, for a table with more columns than fit there. */
  minor?: boolean;
  /** Visually hidden: for a column of buttons. */
  hidden?: boolean;
  /** Before the label, such as a checkbox that selects all rows. */
  control?: ReactNode;
  /** For a sortable column. */
  sort?: { direction: 'ascending' | 'descending' | 'none'; onSort: () => void };
}

/** Tables with more columns than this have smaller gaps. */
const MANY = 6;

interface DataTableProps {
  /** Labels the table; visually hidden. */
  caption: string;
  columns: DataColumn[];
  /** `DataRow`s of `DataCell`s. */
  children: ReactNode;
}

/**
 * A table that becomes a list of labeled cards below 660 px. The roles are explicit because browsers drop
 * them from elements that are not displayed as a table.
 */
export function DataTable({ caption, columns, children }: DataTableProps) {
  return (
    <div className={styles.wrap}>
      <table className={classNames(styles.table, columns.length > MANY && styles.manyColumns)} role="table">
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.head} role="rowgroup">
          <tr className={styles.headRow} role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                className={classNames(
                  styles.headCell,
                  column.numeric && styles.numeric,
                  column.minor && styles.minor,
                )}
                scope="col"
                role="columnheader"
                aria-sort={column.sort?.direction}
              >
                {column.control === undefined ? (
                  <ColumnLabel column={column} />
                ) : (
                  <span className={styles.controlled}>
                    {column.control}
                    <span className={styles.controlledLabel}>
                      <ColumnLabel column={column} />
                    </span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {children}
        </tbody>
      </table>
    </div>
  );
}

function ColumnLabel({ column: { label, hidden, sort } }: { column: DataColumn }) {
  if (hidden) return <VisuallyHidden>{label}</VisuallyHidden>;
  if (!sort) return label;
  const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[sort.direction];
  return (
    <button type="button" className={styles.sort} onClick={sort.onSort}>
      {label}
      <Arrow size={14} aria-hidden="true" />
    </button>
  );
}
