import type { ComponentProps, ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldMark, type FieldProps } from './field-frame.tsx';
import { fieldId } from './control-props.ts';
import styles from './choice.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Content at the end of the row, such as card logos. */
  extra?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupFieldProps
  extends
    Omit<ComponentProps<'input'>, 'name' | 'type' | 'required' | 'value' | 'defaultValue' | 'id'>,
    FieldProps {
  options: RadioOption[];
  /** The selected value; omit it if react-hook-form's `register` controls it. */
  value?: string;
  defaultValue?: string;
}

/** A radio group; the first option's id is the field's. */
export function RadioGroupField({
  options,
  label,
  hint,
  error,
  required,
  optionalMark,
  value,
  defaultValue,
  className,
  ...rest
}: RadioGroupFieldProps) {
  const id = fieldId(rest.name);
  const describedBy = [hint !== undefined && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={className} aria-describedby={describedBy || undefined}>
      <legend className={styles.legend}>
        {label}
        <FieldMark required={required} optionalMark={optionalMark} />
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => (
        <label className={styles.choice} key={option.value}>
          <input
            {...rest}
            type="radio"
            id={index === 0 ? id : `${id}-${option.value}`}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            disabled={rest.disabled || option.disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
            className={styles.input}
          />
          <span className={styles.text}>
            {option.label}
            {option.hint !== undefined && (
              <span className={styles.hint} id={`${id}-${option.value}-hint`}>
                {option.hint}
              </span>
            )}
          </span>
          {option.extra !== undefined && <span className={styles.extra}>{option.extra}</span>}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
