import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../../apollo/use-action.ts';
import { fieldRules } from '../../../../forms/field-rules.ts';
import { useAppForm } from '../../../../forms/use-app-form.ts';
import {
  SetUpSecondFactorDocument,
  type SetUpSecondFactorMutation,
  TurnOnSecondFactorDocument,
} from '../../../../gql/graphql.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FormFailure } from '../../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { IdentityStep } from './identity-step.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './second-factor.module.css';

type SetUp = NonNullable<SetUpSecondFactorMutation['secondFactorSetUp']['setUp']>;

interface SetUpFormProps {
  /** Whether the account has passkeys. */
  hasFactor: boolean;
  /** Receives the recovery codes; empty if the account already has some. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Identifies the user, shows the secret, and asks for a first code to prove that the app has it. */
export function SetUpForm({ hasFactor, onDone, onCancel }: SetUpFormProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [begin] = useAction(SetUpSecondFactorDocument, {
    result: (payload) => payload.setUp,
    failure: t`Two-step login was not set up`,
    onDone: setSetUp,
    // The cache must not store the secret.
    fetchPolicy: 'no-cache',
  });
  if (setUp) return <ScanStep setUp={setUp} onDone={onDone} onCancel={onCancel} />;
  return (
    <IdentityStep
      takesCode={hasFactor}
      submitLabel={t`Continue`}
      onSubmit={(identity, failure) => begin(identity, { failure })}
      onCancel={onCancel}
    >
      <Trans>
        You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator,
        1Password or Aegis. First, please confirm your identity.
      </Trans>
    </IdentityStep>
  );
}

function ScanStep({ setUp, onDone, onCancel }: Omit<SetUpFormProps, 'hasFactor'> & { setUp: SetUp }) {
  const checked = useAppForm({ defaultValues: { code: '' } });
  const { form, field, failure } = checked;
  const [turnOn] = useAction(TurnOnSecondFactorDocument, {
    result: (payload) => payload.user && payload.recoveryCodes,
    failure: checked,
    onDone,
  });
  const submit = form.handleSubmit(({ code }) => turnOn({ setUpToken: setUp.token, code }));
  return (
    <form noValidate className={styles.scan} onSubmit={(event) => void submit(event)}>
      <QrCode text={setUp.uri} label={t`QR code for your authenticator app`} />
      <div className={styles.form}>
        <ol className={styles.steps}>
          <li>
            <Trans>
              Scan the code with your app, or enter this key:{' '}
              <code className={styles.secret}>{setUp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </Trans>
          </li>
          <li>
            <Trans>Then enter the six-digit code from the app.</Trans>
          </li>
        </ol>
        <FormFailure message={failure} />
        <TextField
          id="set-up-code"
          label={t`Code`}
          required
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          {...field('code', { validate: fieldRules.required(t`Please enter the code`) })}
        />
        <Cluster gap={8}>
          <Button type="submit" pending={form.formState.isSubmitting}>
            <Trans>Turn on</Trans>
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      </div>
    </form>
  );
}
