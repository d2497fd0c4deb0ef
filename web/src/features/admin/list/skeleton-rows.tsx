import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import styles from './skeleton-rows.module.css';

const ROWS = 8;

interface SkeletonRowsProps {
  columns: DataColumn[];
  hasPictures?: boolean;
}

/** Rows of the height of those that come. */
export function SkeletonRows({ columns, hasPictures = false }: SkeletonRowsProps) {
  return Array.from({ length: ROWS }, (_, row) => (
    <DataRow key={row} aria-hidden="true">
      {columns.map(({ key, numeric }, column) => (
        <DataCell key={key} numeric={numeric}>
          {column === 0 && hasPictures ? (
            <Skeleton width="48px" height="48px" />
          ) : (
            <Skeleton className={styles.line} width="70%" height="14px" />
          )}
        </DataCell>
      ))}
    </DataRow>
  ));
}
