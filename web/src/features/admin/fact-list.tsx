import { Fragment, type ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  /** Facts without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, one pair a line. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  return (
    <dl className={styles.list}>
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
