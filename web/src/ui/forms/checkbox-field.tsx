import type { ComponentProps, ReactNode } from 'react';
import { controlProps, fieldId } from './control-props.ts';
import { FieldError } from './field-error.tsx';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'required'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Leave it out where no error is possible, as in a filter: no line is reserved then. */
  error?: string;
  required?: boolean;
}

/** A checkbox. When several share one name, give each its own `id`. */
export function CheckboxField({ id, label, hint, error, required, className, ...rest }: CheckboxFieldProps) {
  const inputId = id ?? fieldId(rest.name);
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          {...rest}
          {...controlProps(inputId, { hint, error, required })}
          type="checkbox"
          className={styles.input}
        />
        <span className={styles.text}>
          {label}
          {hint !== undefined && (
            <span className={styles.hint} id={`${inputId}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </label>
      {error !== undefined && <FieldError id={inputId} error={error} />}
    </div>
  );
}
