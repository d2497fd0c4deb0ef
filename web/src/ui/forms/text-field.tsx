import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlProps, fieldId } from './control-props.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './control.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'required'>, FieldProps {}

/** A single-line text field, also for email, telephone and amounts, with `type` and `inputMode`. */
export function TextField({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  className,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const inputId = id ?? fieldId(rest.name);
  return (
    <FieldFrame
      id={inputId}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optionalMark={optionalMark}
      className={className}
    >
      <input
        {...rest}
        {...controlProps(inputId, { hint, error, required })}
        type={type}
        className={classNames(styles.control)}
      />
    </FieldFrame>
  );
}
