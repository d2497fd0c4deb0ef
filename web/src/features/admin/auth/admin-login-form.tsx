import { useMutation } from '@apollo/client/react';
import { adminSession } from '../../../session/admin-session.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { paths } from '../../../app/paths.ts';
import { useReturnAfterLogin } from '../../../session/use-return-after-login.ts';
import { AdminLogInDocument } from '../../../gql/admin/graphql.ts';
import { CredentialsForm } from '../../auth/credentials-form.tsx';

/** Logs an admin in and goes back. */
export function AdminLoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(AdminLogInDocument);
  const goBack = useReturnAfterLogin(paths.admin.dashboard());
  return (
    <CredentialsForm
      demo={demo ? { emailOrPhone: demo.adminEmail, password: demo.adminPassword } : undefined}
      demoNote="The demo admin is filled in: just press “Log In”."
      logIn={async (input) => (await logIn({ variables: { input } })).data?.adminSessionCreate}
      onSession={(session) => {
        adminSession.start(session);
        goBack();
      }}
    />
  );
}
