import { t } from '@lingui/core/macro';
import EyeOff from 'lucide-react/icons/eye-off';
import Eye from 'lucide-react/icons/eye';
import { useState, type ComponentProps } from 'react';
import { controlProps, fieldId } from './control-props.ts';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './control.module.css';

export interface PasswordFieldProps
  extends Omit<ComponentProps<'input'>, 'name' | 'required' | 'type'>, FieldProps {
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password field that can reveal its text; pasting and password managers work. */
export function PasswordField({
  id,
  label,
  hint,
  error,
  required,
  optionalMark,
  className,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const inputId = id ?? fieldId(rest.name);
  const Icon = shown ? EyeOff : Eye;
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
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          {...controlProps(inputId, { hint, error, required })}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <span className={styles.adornment}>
          <IconButton
            label={shown ? t`Hide password` : t`Show password`}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </span>
    </FieldFrame>
  );
}
