import { useId } from 'react';
import styles from './progress-bar.module.css';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null while that is not known. */
  part: number | null;
}

/** How far something is that takes its time. */
export function ProgressBar({ label, part }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} className={styles.bar} max={1} value={part ?? undefined} />
    </div>
  );
}
