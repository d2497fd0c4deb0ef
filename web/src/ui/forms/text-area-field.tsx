import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { controlProps, fieldId } from './control-props.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './control.module.css';

export interface TextAreaFieldProps
  extends Omit<ComponentProps<'textarea'>, 'name' | 'required'>, FieldProps {
  /** Between label and text. */
  toolbar?: ReactNode;
}

/** A multi-line text field. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  className,
  toolbar,
  ...rest
}: TextAreaFieldProps) {
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
      {toolbar}
      <textarea
        {...rest}
        {...controlProps(inputId, { hint, error, required })}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  );
}
