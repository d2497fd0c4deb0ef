import { useMutation } from '@apollo/client/react';
import { shopperSession } from '../../session/shopper-session.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useReturnAfterLogin } from '../../session/use-return-after-login.ts';
import { LogInDocument } from '../../gql/graphql.ts';
import { CredentialsForm } from './credentials-form.tsx';

/** Logs a shopper in and goes back. */
export function LoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(LogInDocument);
  const goBack = useReturnAfterLogin();
  return (
    <CredentialsForm
      demo={demo ? { emailOrPhone: demo.shopperEmail, password: demo.shopperPassword } : undefined}
      demoNote="The demo account is filled in: just press “Log In”, or use an account of your own."
      logIn={async (input) => (await logIn({ variables: { input } })).data?.sessionCreate}
      onSession={(session) => {
        shopperSession.start(session);
        goBack();
      }}
    />
  );
}
