import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { fieldRules } from '../../../forms/field-rules.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { AdminVerifyDocument } from '../../../gql/graphql.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { AuthForm } from '../../auth/shared/auth-form.tsx';
import styles from './admin-auth.module.css';

interface CodeFormProps {
  /** The token of the first step. */
  challenge: string;
  onSession: (session: StoredSession) => void;
  /** Whether codes of an authenticator app are accepted; otherwise only recovery codes are. */
  hasApp: boolean;
  /** Switches to the passkey; null without one. */
  onPasskey: (() => void) | null;
  onStartOver: () => void;
}

/** The second step of an admin login: a code of the authenticator app, or a recovery code. */
export function CodeForm({ challenge, hasApp, onPasskey, onSession, onStartOver }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(!hasApp);
  const checked = useAppForm({ defaultValues: { code: '' } });
  const { form, field, failure } = checked;
  const [verify] = useAction(AdminVerifyDocument, {
    result: (payload) => payload.session,
    failure: checked,
    onDone: onSession,
    fetchPolicy: 'no-cache',
  });
  const submit = form.handleSubmit(({ code }) => verify({ challenge, code }));

  function switchKind(): void {
    setRecovery(!isRecovery);
    form.reset();
    form.setFocus('code');
  }

  return (
    <>
      <AuthForm
        onSubmit={submit}
        isSubmitting={form.formState.isSubmitting}
        label={t`Log In`}
        notes={<FormFailure message={failure} />}
      >
        <TextField
          label={isRecovery ? t`Recovery code` : t`Code`}
          hint={
            isRecovery
              ? t`One of the ten you saved. Each works once.`
              : t`The six-digit code from your authenticator app.`
          }
          required
          autoFocus
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...field('code', { validate: fieldRules.required(t`Please enter the code`) })}
        />
      </AuthForm>
      <div className={styles.ways}>
        {hasApp && (
          <Button variant="quiet" size="sm" onClick={switchKind}>
            {isRecovery ? t`Use the authenticator app` : t`Use a recovery code`}
          </Button>
        )}
        {onPasskey && (
          <Button variant="quiet" size="sm" onClick={onPasskey}>
            <Trans>Use a passkey</Trans>
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onStartOver}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </>
  );
}
