import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlProps, fieldId } from './control-props.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './control.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'name' | 'required'>, FieldProps {}

/** A select; the children are `option` elements. */
export function SelectField({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  className,
  children,
  ...rest
}: SelectFieldProps) {
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
      <span className={styles.wrap}>
        <select
          {...rest}
          {...controlProps(inputId, { hint, error, required })}
          className={classNames(styles.control, styles.select)}
        >
          {children}
        </select>
        <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
      </span>
    </FieldFrame>
  );
}
