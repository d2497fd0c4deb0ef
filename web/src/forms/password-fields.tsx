import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { PasswordField } from '../ui/forms/password-field.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { fieldRules } from './field-rules.ts';
import styles from './password-fields.module.css';
import type { PasswordValues } from './profile-changes.ts';
import { passwordHint } from './sign-up-rules.ts';

interface PasswordFieldsProps {
  /** From a form that may have more fields. */
  field: (
    name: keyof PasswordValues,
    rules: { validate: (value: string) => true | string },
  ) => UseFormRegisterReturn & { error: string | undefined };
  /** Whether the current input requires the current password. */
  isNeeded: () => boolean;
  /** The new password as currently typed. */
  newPassword: () => string;
}

/** The fields of a new password. The current one is required to change it or the email. */
export function PasswordFields({ field, isNeeded, newPassword }: PasswordFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Password Changes</Trans>
      </legend>
      <Stack gap={4}>
        <PasswordField
          label={t`Current Password`}
          hint={t`Required to change your email address or password. Both sign you out on your other devices.`}
          optionalMark={false}
          autoComplete="current-password"
          {...field('currentPassword', {
            validate: (value) => value !== '' || !isNeeded() || t`Please enter your current password`,
          })}
        />
        <PasswordField
          label={t`New Password`}
          hint={passwordHint()}
          autoComplete="new-password"
          {...field('password', { validate: fieldRules.newPassword })}
        />
        <PasswordField
          label={t`Confirm New Password`}
          optionalMark={false}
          autoComplete="new-password"
          {...field('repeatedPassword', {
            validate: (value) => value === newPassword() || t`The new passwords don’t match`,
          })}
        />
      </Stack>
    </fieldset>
  );
}
