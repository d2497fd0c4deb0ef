import { t } from '@lingui/core/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';

/** The user's proof of identity; one of the two is empty. */
export interface Identity {
  password: string;
  code: string;
}

export const NO_IDENTITY: Identity = { password: '', code: '' };

interface IdentityFieldProps {
  /** Whether there is a second factor: then the form asks for a code, otherwise for the password. */
  takesCode: boolean;
  /** From a form that has both fields. */
  field: (
    name: keyof Identity,
    rules: { required: string },
  ) => UseFormRegisterReturn & { error: string | undefined };
}

export function IdentityField({ takesCode, field }: IdentityFieldProps) {
  if (takesCode) {
    return (
      <TextField
        id="identity-code"
        label={t`Code`}
        hint={t`From your authenticator app, or one of your recovery codes.`}
        required
        autoComplete="one-time-code"
        {...field('code', { required: t`Please enter the code` })}
      />
    );
  }
  return (
    <PasswordField
      id="identity-password"
      label={t`Your password`}
      required
      autoComplete="current-password"
      {...field('password', { required: t`Please enter your password` })}
    />
  );
}
