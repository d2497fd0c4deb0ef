import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { AdminSignUpDocument } from '../../../gql/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { useReturnAfterLogin } from '../../../session/use-login-gate.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { AccountForm } from '../../auth/shared/account-form.tsx';
import { AdminAuthCard } from './admin-auth-card.tsx';
import styles from './admin-auth.module.css';

export function AdminSignupPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AdminAuthCard title={t`Admin sign up`} intro={t`For the people who run the shop.`}>
      <AdminSignupForm />
      <p className={styles.other}>
        <Trans>
          Already have an account?{' '}
          <TextLink to={paths.adminLogin()} state={state}>
            Log in
          </TextLink>
        </Trans>
      </p>
    </AdminAuthCard>
  );
}

/** Creates an admin account, which requires the server's admin secret, and signs in with it. */
function AdminSignupForm() {
  const [signUp] = useMutation(AdminSignUpDocument);
  const goBack = useReturnAfterLogin(paths.dashboard());
  return (
    <AccountForm
      label={t`Create Admin Account`}
      hasSecret
      signUp={async (input) => (await signUp({ variables: { input } })).data?.adminCreate}
      onSession={(session) => {
        adminSession.start(session);
        goBack();
      }}
    />
  );
}
