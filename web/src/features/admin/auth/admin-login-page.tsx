import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { AdminLogInDocument } from '../../../gql/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import type { StoredSession } from '../../../session/session-store.ts';
import { useReturnAfterLogin } from '../../../session/use-login-gate.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { CredentialsForm } from '../../auth/shared/credentials-form.tsx';
import { DemoNote } from '../../auth/shared/demo-note.tsx';
import { AdminAuthCard } from './admin-auth-card.tsx';
import { type Challenge, SecondStep } from './second-step.tsx';
import styles from './admin-auth.module.css';

export function AdminLoginPage() {
  const { state } = useLocation() as { state: unknown };
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const goBack = useReturnAfterLogin(paths.dashboard());
  function enter(session: StoredSession): void {
    adminSession.start(session);
    goBack();
  }
  if (challenge) {
    return <SecondStep challenge={challenge} onSession={enter} onStartOver={() => setChallenge(null)} />;
  }
  return (
    <AdminAuthCard title={t`Admin log in`} intro={t`Manage products, orders and customers.`}>
      <AdminLoginForm onSession={enter} onChallenge={setChallenge} />
      <p className={styles.other}>
        <TextLink accent to={paths.forgotPassword()}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </p>
      <p className={styles.other}>
        <Trans>
          No admin account yet?{' '}
          <TextLink to={paths.adminSignup()} state={state}>
            Sign up
          </TextLink>
        </Trans>
      </p>
      <DemoNote>{t`The demo admin’s details are filled in: just press “Log In”.`}</DemoNote>
    </AdminAuthCard>
  );
}

interface AdminLoginFormProps {
  onSession: (session: StoredSession) => void;
  /** Called if the password is right and a second step is required. */
  onChallenge: (challenge: Challenge) => void;
}

/** The first step of a login, which for most is the only one. */
function AdminLoginForm({ onSession, onChallenge }: AdminLoginFormProps) {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(AdminLogInDocument);
  async function takeFirstStep(input: { emailOrPhone: string; password: string }) {
    const payload = (await logIn({ variables: { input } })).data?.adminSessionCreate;
    if (!payload?.challenge) return payload;
    onChallenge(payload.challenge);
    return null;
  }
  return (
    <CredentialsForm
      demo={demo ? { emailOrPhone: demo.adminEmail, password: demo.adminPassword } : undefined}
      logIn={takeFirstStep}
      onSession={onSession}
    />
  );
}
