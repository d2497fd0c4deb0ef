import { Fragment, type ReactNode } from 'react';
import styles from './detail-list.module.css';

interface DetailListProps {
  /** Rows without a value are omitted. */
  details: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, one pair per row. */
export function DetailList({ details }: DetailListProps) {
  const visibleDetails = details.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={styles.list}>
      {visibleDetails.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
