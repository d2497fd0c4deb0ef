import type { ReactNode } from 'react';
import styles from './picker-rows.module.css';

interface PickerRowsProps {
  label: string;
  children: ReactNode;
}

/** A short list of what is found or chosen, each of it a `PickerRow`. */
export function PickerRows({ label, children }: PickerRowsProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface PickerRowProps {
  title: string;
  /** What tells it from another one with the same title. */
  note?: string | undefined;
  /** The address of its picture. */
  picture?: string;
  /** What it costs, or what can be done with it. */
  children?: ReactNode;
}

/** A product or customer in a frame of its own. */
export function PickerRow({ title, note, picture, children }: PickerRowProps) {
  return (
    <li className={styles.row}>
      {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {children}
    </li>
  );
}
