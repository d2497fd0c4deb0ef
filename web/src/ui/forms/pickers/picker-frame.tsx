import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { FieldError } from '../field-error.tsx';
import styles from './picker-frame.module.css';

interface PickerFrameProps {
  id: string;
  label: string;
  /** The name of the selected value. */
  chosen: string | null;
  error?: string;
  children: ReactNode;
}

/**
 * A radio group whose caption names the selected value, so that it never depends on a color or a border
 * alone.
 */
export function PickerFrame({ id, label, chosen, error, children }: PickerFrameProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>
        {label}: <span className={styles.name}>{chosen ?? t`please choose`}</span>
      </legend>
      <div className={styles.options}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
