import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './field-frame.module.css';

/** The props that all fields of the UI kit share. */
export interface FieldProps {
  /** The field's name in the form; its id is derived from it. */
  name: string;
  label: ReactNode;
  /** Help text, always shown. */
  hint?: ReactNode;
  /** The error message: what is wrong, and how to fix it. */
  error?: string;
  /** Marks the field with an asterisk, else with "(optional)" unless `optionalMark` is false. */
  required?: boolean;
  optionalMark?: boolean;
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'hint' | 'error' | 'required' | 'optionalMark'> {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Label, hint, control and one line for the error. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={id}>
        {label}
        <FieldMark required={required} optionalMark={optionalMark} />
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The asterisk or "(optional)" that says whether a field is required. */
export function FieldMark({
  required = false,
  optionalMark = true,
}: Pick<FieldProps, 'required' | 'optionalMark'>) {
  if (required) {
    return (
      <span className={styles.star} aria-hidden="true">
        {' *'}
      </span>
    );
  }
  return optionalMark ? (
    <span className={styles.optional}>
      {' '}
      <Trans>(optional)</Trans>
    </span>
  ) : null;
}
