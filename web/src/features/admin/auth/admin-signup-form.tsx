import { useMutation } from '@apollo/client/react';
import { adminSession } from '../../../session/admin-session.ts';
import { paths } from '../../../app/paths.ts';
import { useReturnAfterLogin } from '../../../session/use-return-after-login.ts';
import { AdminSignUpDocument } from '../../../gql/admin/graphql.ts';
import { AccountForm } from '../../auth/account-form.tsx';

/** Makes an admin's account, which takes the server's admin secret, and signs in with it. */
export function AdminSignupForm() {
  const [signUp] = useMutation(AdminSignUpDocument);
  const goBack = useReturnAfterLogin(paths.admin.dashboard());
  return (
    <AccountForm
      label="Create Admin Account"
      hasSecret
      signUp={async (input) => (await signUp({ variables: { input } })).data?.adminCreate}
      onSession={(session) => {
        adminSession.start(session);
        goBack();
      }}
    />
  );
}
