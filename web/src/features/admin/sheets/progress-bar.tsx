import { useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null while unknown. */
  part: number | null;
}

/** The progress of a long operation. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={1} value={part ?? undefined} />
    </div>
  );
}
