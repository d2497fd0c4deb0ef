import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './picker-frame.module.css';

interface PickerFrameProps {
  id: string;
  label: string;
  /** The chosen value in words. */
  chosen: string | null;
  error?: string;
  children: ReactNode;
}

/** A group of choices whose caption says what is chosen, so that it never hangs on a colour or a frame alone. */
export function PickerFrame({ id, label, chosen, error, children }: PickerFrameProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {label}: <span className={styles.name}>{chosen ?? 'please choose'}</span>
      </legend>
      <div className={styles.options}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
