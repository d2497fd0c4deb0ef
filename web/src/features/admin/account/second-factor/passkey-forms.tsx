import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import {
  type Passkey_passkeyFragment as Passkey,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { IdentityStep } from './identity-step.tsx';
import styles from './second-factor.module.css';

export const MAX_PASSKEY_NAME = 60;

interface PasskeyFormProps {
  passkey: Passkey;
  /** Called on completion or cancellation. */
  onDone: () => void;
}

/** The pressed button is gone when one of the forms closes. */
function focusHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

export function RenamePasskeyForm({ passkey: { id, name }, onDone }: PasskeyFormProps) {
  const checked = useAppForm({ defaultValues: { name } });
  const { form, field, failure } = checked;
  const [rename] = useAction(RenamePasskeyDocument, {
    result: (payload) => payload.user,
    failure: checked,
    onDone: () => {
      onDone();
      focusHeading();
    },
  });
  const submit = form.handleSubmit((values) => rename({ id, name: values.name }));
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormFailure message={failure} />
      <TextField
        label={t`Name of the passkey`}
        required
        autoFocus
        maxLength={MAX_PASSKEY_NAME}
        {...field('name', { validate: fieldRules.required(t`Please enter a name`) })}
      />
      <Cluster gap={8}>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}

interface RemovePasskeyFormProps extends PasskeyFormProps {
  /** Whether this is the last second factor: no app and no other passkey is left. */
  isLastWay: boolean;
}

/** Removes a passkey, after asking for a code. */
export function RemovePasskeyForm({ passkey: { id, name }, isLastWay, onDone }: RemovePasskeyFormProps) {
  const [remove] = useAction(RemovePasskeyDocument, {
    result: (payload) => payload.user,
    failure: t`Passkey not removed`,
    onDone: () => {
      showToast({ tone: 'success', title: t`Passkey ${name} removed` });
      onDone();
      focusHeading();
    },
  });
  return (
    <IdentityStep
      takesCode
      submitLabel={t`Remove`}
      danger
      onSubmit={({ code }, failure) => remove({ id, proof: { code } }, { failure })}
      onCancel={onDone}
    >
      {isLastWay ? (
        <Trans>
          Without the passkey {name}, you log in with your password only, and your recovery codes stop
          working. You’ll be signed out everywhere else.
        </Trans>
      ) : (
        <Trans>You can no longer log in with the passkey {name}. You’ll be signed out everywhere else.</Trans>
      )}
    </IdentityStep>
  );
}
