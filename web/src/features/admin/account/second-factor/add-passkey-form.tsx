import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import { AddPasskeyDocument, SetUpPasskeyDocument } from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { createPasskey } from '../../ui/passkeys/ask-authenticator.ts';
import { IdentityField, NO_IDENTITY } from './identity-field.tsx';
import { MAX_PASSKEY_NAME } from './passkey-forms.tsx';
import styles from './second-factor.module.css';

interface AddPasskeyFormProps {
  /** Whether the account has an app or another passkey. */
  hasFactor: boolean;
  /** Receives the recovery codes; empty if the account already has some. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for a name and for identification, and has the browser create a passkey. */
export function AddPasskeyForm({ hasFactor, onDone, onCancel }: AddPasskeyFormProps) {
  const checked = useAppForm({ defaultValues: { name: '', ...NO_IDENTITY } });
  const { form, field, failure } = checked;
  const [setUp] = useAction(SetUpPasskeyDocument, {
    result: (payload) => payload.options,
    failure: checked,
    fetchPolicy: 'no-cache',
  });
  const [add] = useAction(AddPasskeyDocument, {
    result: (payload) => payload.user && payload.recoveryCodes,
    failure: checked,
    onDone: (recoveryCodes) => {
      showToast({ tone: 'success', title: t`Passkey added` });
      onDone(recoveryCodes);
      // Recovery codes take the focus themselves.
      if (recoveryCodes.length === 0) document.querySelector<HTMLElement>('h1')?.focus();
    },
  });

  const submit = form.handleSubmit(async ({ name, password, code }) => {
    const options = await setUp({ password, code });
    if (!options) return;
    const answer = await createPasskey(options);
    if ('problem' in answer) checked.fail(answer.problem);
    else await add({ name, response: answer.response });
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>
        <Trans>
          A passkey is stored on your device, in your password manager or on a security key. It works only for
          this shop, so nobody can phish it. You’ll be signed out everywhere else.
        </Trans>
      </p>
      <FormFailure message={failure} />
      <TextField
        label={t`Name of the passkey`}
        hint={t`To recognize it later, such as the name of the device.`}
        required
        autoFocus
        maxLength={MAX_PASSKEY_NAME}
        {...field('name', { validate: fieldRules.required(t`Please enter a name`) })}
      />
      <IdentityField takesCode={hasFactor} field={field} />
      <Cluster gap={8}>
        <Button type="submit" pending={form.formState.isSubmitting}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </Cluster>
    </form>
  );
}
