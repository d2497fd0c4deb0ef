import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './data-table.module.css';

export interface DataCellProps extends ComponentProps<'td'> {
  /** The column's name, shown beside the value below 660 px; omitted for the cell that names the row. */
  label?: string;
  numeric?: boolean;
  /** Hidden from 660 to 992 px. */
  minor?: boolean;
}

export function DataCell({ label, numeric, minor, className, ...rest }: DataCellProps) {
  return (
    <td
      {...rest}
      role="cell"
      data-label={label}
      className={classNames(styles.cell, numeric && styles.numeric, minor && styles.minor, className)}
    />
  );
}
