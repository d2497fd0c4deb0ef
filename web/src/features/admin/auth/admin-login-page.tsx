import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../navigation/paths.ts';
import { AdminLogInDocument } from '../../../gql/admin/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { useReturnAfterLogin } from '../../../session/use-login-gate.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { CredentialsForm } from '../../auth/credentials-form.tsx';
import { AdminAuthCard } from './admin-auth-card.tsx';
import styles from './admin-auth.module.css';

/** The admin's login. */
export function AdminLoginPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AdminAuthCard title={t`Admin log in`} intro={t`Products, orders and customers of the shop.`}>
      <AdminLoginForm />
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
    </AdminAuthCard>
  );
}

/** Logs an admin in and returns to the previous page. */
function AdminLoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(AdminLogInDocument);
  const goBack = useReturnAfterLogin(paths.admin.dashboard());
  return (
    <CredentialsForm
      demo={demo ? { emailOrPhone: demo.adminEmail, password: demo.adminPassword } : undefined}
      demoNote={t`The demo admin is filled in: just press “Log In”.`}
      logIn={async (input) => (await logIn({ variables: { input } })).data?.adminSessionCreate}
      onSession={(session) => {
        adminSession.start(session);
        goBack();
      }}
    />
  );
}
