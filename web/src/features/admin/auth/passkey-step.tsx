import { Trans } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useRef } from 'react';
import { useAction } from '../../../apollo/use-action.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { AdminPasskeyRequestDocument, AdminPasskeyVerifyDocument } from '../../../gql/graphql.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormFailure } from '../../../ui/forms/form-error-summary.tsx';
import { signWithPasskey } from '../ui/passkeys/ask-authenticator.ts';
import styles from './admin-auth.module.css';

interface PasskeyStepProps {
  /** The token of the first step. */
  challenge: string;
  onSession: (session: StoredSession) => void;
  onCode: () => void;
  onStartOver: () => void;
}

/** The second step of an admin login with a passkey. Each attempt has its own challenge. */
export function PasskeyStep({ challenge, onSession, onCode, onStartOver }: PasskeyStepProps) {
  const checked = useAppForm({ defaultValues: {} });
  const { form, failure } = checked;
  const actions = useRef<HTMLFormElement>(null);
  const [request] = useAction(AdminPasskeyRequestDocument, {
    result: (payload) => payload.options,
    failure: checked,
    fetchPolicy: 'no-cache',
  });
  const [verify] = useAction(AdminPasskeyVerifyDocument, {
    result: (payload) => payload.session,
    failure: checked,
    onDone: onSession,
    fetchPolicy: 'no-cache',
  });
  // The button pressed before is gone; this is the next one to press.
  useEffect(() => actions.current?.querySelector('button')?.focus(), []);

  const submit = form.handleSubmit(async () => {
    const options = await request({ challenge });
    if (!options) return;
    const answer = await signWithPasskey(options);
    if ('problem' in answer) checked.fail(answer.problem);
    else await verify({ challenge, response: answer.response });
  });

  return (
    <>
      <form ref={actions} noValidate onSubmit={(event) => void submit(event)}>
        <FormFailure message={failure} />
        <Button type="submit" size="lg" block pending={form.formState.isSubmitting}>
          <KeyRound size={20} aria-hidden="true" />
          <Trans>Use a passkey</Trans>
        </Button>
      </form>
      <div className={styles.ways}>
        <Button variant="quiet" size="sm" onClick={onCode}>
          <Trans>Use a code instead</Trans>
        </Button>
        <Button variant="quiet" size="sm" onClick={onStartOver}>
          <Trans>Start over</Trans>
        </Button>
      </div>
    </>
  );
}
