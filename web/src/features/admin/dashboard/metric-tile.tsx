import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { i18n } from '../../../i18n/i18n.ts';
import styles from './metric-tile.module.css';

interface MetricTileProps {
  label: string;
  /** Undefined while loading. */
  value: number | undefined;
  /** Whether `value` is a lower bound. */
  isAtLeast?: boolean;
  /** The path of the list behind the count. */
  to: string;
}

/** A count that links to the list behind it. */
export function MetricTile({ label, value, isAtLeast = false, to }: MetricTileProps) {
  return (
    <Link className={styles.tile} to={to}>
      <span className={styles.value}>
        {isAtLeast ? t`10,000+` : (value?.toLocaleString(i18n.locale) ?? '…')}
      </span>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
