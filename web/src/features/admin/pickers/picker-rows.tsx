import type { ReactNode } from 'react';
import styles from './picker-rows.module.css';

interface PickerRowsProps {
  label: string;
  children: ReactNode;
}

/** A short list of results or selected items, each a `PickerRow`. */
export function PickerRows({ label, children }: PickerRowsProps) {
  return (
    <ul role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

interface PickerRowProps {
  title: string;
  /** Distinguishes it from others with the same title. */
  note?: string | undefined;
  /** The URL of its picture. */
  picture?: string;
  /** Its price or its actions. */
  children?: ReactNode;
}

/** A product or customer in its own frame. */
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
