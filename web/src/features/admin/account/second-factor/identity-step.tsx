import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import type { FailingForm } from '../../../../apollo/use-action.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { type Identity, IdentityField, NO_IDENTITY } from './identity-field.tsx';
import styles from './second-factor.module.css';

interface IdentityStepProps {
  /** Explains what will happen. */
  children: ReactNode;
  submitLabel: string;
  danger?: boolean;
  /** Asks for a code instead of the password, if the user has a second factor. */
  takesCode: boolean;
  /** Performs the action, and reports errors to the form. */
  onSubmit: (identity: Identity, failure: FailingForm) => Promise<unknown>;
  onCancel: () => void;
}

/**
 * Asks the user to identify themselves before an action that a stolen session or a known password must not
 * allow.
 */
export function IdentityStep({
  children,
  submitLabel,
  danger = false,
  takesCode,
  onSubmit,
  onCancel,
}: IdentityStepProps) {
  const checked = useAppForm({ defaultValues: NO_IDENTITY });
  const { form, field, failure } = checked;
  const { setFocus } = form;
  // The button that opened this form is gone.
  useEffect(() => setFocus(takesCode ? 'code' : 'password'), [setFocus, takesCode]);
  const submit = form.handleSubmit((identity) => onSubmit(identity, checked));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{children}</p>
      <FormFailure message={failure} />
      <IdentityField takesCode={takesCode} field={field} />
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
