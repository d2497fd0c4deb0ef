import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { FailingForm } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { PasswordField } from '../../../../ui/forms/password-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import styles from './second-factor.module.css';

interface PasswordStepProps {
  /** What will happen. */
  children: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Does it, and shows in the form why not. */
  onSubmit: (password: string, failure: FailingForm) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before something that a stolen session must not do. */
export function PasswordStep({
  children,
  submitLabel,
  danger = false,
  onSubmit,
  onCancel,
}: PasswordStepProps) {
  const checked = useAppForm({ defaultValues: { password: '' } });
  const { form, field, failure } = checked;
  const { setFocus } = form;
  // The button that opened this is gone.
  useEffect(() => setFocus('password'), [setFocus]);
  const submit = form.handleSubmit(({ password }) => onSubmit(password, checked));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{children}</p>
      <FormFailure message={failure} />
      <PasswordField
        label={t`Your password`}
        required
        autoComplete="current-password"
        {...field('password', { required: t`Please enter your password` })}
      />
      <Cluster gap={8}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} pending={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
