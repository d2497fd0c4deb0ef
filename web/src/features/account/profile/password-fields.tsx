import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { User_userFragment } from '../../../gql/graphql.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import type { CheckedField } from '../../../forms/use-app-form.ts';
import { passwordHint } from '../../../forms/sign-up-rules.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from '../account-page.module.css';
import { needsPassword, type ProfileValues } from './profile-changes.ts';

interface PasswordFieldsProps {
  form: UseFormReturn<ProfileValues>;
  field: CheckedField<ProfileValues>;
  user: User_userFragment;
}

/** The fields of a new password; the current one is required to change it or the e-mail. */
export function PasswordFields({ form, field, user }: PasswordFieldsProps) {
  return (
    <fieldset>
      <legend className={styles.section}>
        <Trans>Password Changes</Trans>
      </legend>
      <Stack gap={4}>
        <PasswordField
          label={t`Current Password`}
          hint={t`Needed to change your email address or your password. Either signs your other devices out.`}
          optionalMark={false}
          autoComplete="current-password"
          {...field('currentPassword', {
            validate: (value, values) =>
              value !== '' || !needsPassword(values, user) || t`Please enter your current password`,
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
            validate: (value) => value === form.getValues('password') || t`The two new passwords differ`,
          })}
        />
      </Stack>
    </fieldset>
  );
}
