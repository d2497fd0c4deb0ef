import type { ComponentProps, ReactNode } from 'react';
import { controlProps, fieldId } from './control-props.ts';
import { FieldError } from './field-error.tsx';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'required'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the row that describes it without being part of its name, such as a count. */
  extra?: ReactNode;
  /** Omit it where no error is possible, as in a filter: no line is reserved then. */
  error?: string;
  required?: boolean;
}

/** A checkbox. If several share one name, give each its own `id`. */
export function CheckboxField({
  id,
  label,
  hint,
  extra,
  error,
  required,
  className,
  ...rest
}: CheckboxFieldProps) {
  const inputId = id ?? fieldId(rest.name);
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          {...controlProps(inputId, { hint, error, required })}
          {...(extra !== undefined && {
            'aria-labelledby': `${inputId}-label`,
            'aria-describedby': `${inputId}-extra`,
          })}
          type="checkbox"
          className={styles.input}
        />
        <span className={styles.text} id={extra === undefined ? undefined : `${inputId}-label`}>
          {label}
          {hint !== undefined && (
            <span className={styles.hint} id={`${inputId}-hint`}>
              {hint}
            </span>
          )}
        </span>
        {extra !== undefined && (
          <span className={styles.extra} id={`${inputId}-extra`}>
            {extra}
          </span>
        )}
      </label>
      {error !== undefined && <FieldError id={inputId} error={error} />}
    </div>
  );
}
