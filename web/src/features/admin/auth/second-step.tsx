import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { AdminLogInMutation } from '../../../gql/graphql.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { AdminAuthCard } from './admin-auth-card.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';

/** The result of the first login step. */
export type Challenge = NonNullable<AdminLogInMutation['adminSessionCreate']['challenge']>;

export interface SecondStepProps {
  challenge: Challenge;
  onSession: (session: StoredSession) => void;
  onStartOver: () => void;
}

/**
 * The second step of an admin login: a passkey if there is one, otherwise a code. Users can switch between
 * them.
 */
export function SecondStep({ challenge, onSession, onStartOver }: SecondStepProps) {
  const { token, methods } = challenge;
  const hasPasskey = methods.includes('PASSKEY');
  const [usesCode, setUsesCode] = useState(!hasPasskey);
  const step = { challenge: token, onSession, onStartOver };
  const intro = t`Your password is correct. One more step.`;
  return usesCode ? (
    <AdminAuthCard title={t`Enter your code`} intro={intro}>
      <CodeForm
        {...step}
        hasApp={methods.includes('APP')}
        onPasskey={hasPasskey ? () => setUsesCode(false) : null}
      />
    </AdminAuthCard>
  ) : (
    <AdminAuthCard title={t`Use your passkey`} intro={intro}>
      <PasskeyStep {...step} onCode={() => setUsesCode(true)} />
    </AdminAuthCard>
  );
}
