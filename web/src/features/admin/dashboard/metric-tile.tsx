import { Link } from 'react-router-dom';
import styles from './metric-tile.module.css';

interface MetricTileProps {
  label: string;
  /** Undefined until it is known. */
  value: number | undefined;
  /** The list that shows what was counted. */
  to: string;
}

/** A count, and the way to what was counted. */
export function MetricTile({ label, value, to }: MetricTileProps) {
  return (
    <Link className={styles.tile} to={to}>
      <span className={styles.value}>{value?.toLocaleString('en-US') ?? '…'}</span>
      <span className={styles.label}>{label}</span>
    </Link>
  );
}
