import type { ComponentProps, ReactNode } from 'react';
import { controlProps, fieldId } from './control-props.ts';
import { FieldError } from './field-error.tsx';
import styles from './choice.module.css';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'type' | 'required'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Leave out where nothing can be wrong with it, as in a filter: then no line is kept free. */
  error?: string;
  required?: boolean;
}

/** A box to tick. In a list of boxes with one name give each its own `id`. */
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
