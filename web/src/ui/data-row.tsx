import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';

/** A row of a DataTable; a card below 660 px. */
export function DataRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} role="row" className={classNames(styles.row, className)} />;
}
