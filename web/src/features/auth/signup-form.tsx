import { useMutation } from '@apollo/client/react';
import { shopperSession } from '../../apollo/shopper-session.ts';
import { useReturnAfterLogin } from '../../app/use-return-after-login.ts';
import { SignUpDocument } from '../../gql/graphql.ts';
import { AccountForm } from './account-form.tsx';

/** Makes a shopper's account, signs in with it and goes back to where the visitor was. */
export function SignupForm() {
  const [signUp] = useMutation(SignUpDocument);
  const goBack = useReturnAfterLogin();
  return (
    <AccountForm
      label="Create Account"
      signUp={async ({ name, email, password }) =>
        (await signUp({ variables: { input: { name, email, password } } })).data?.customerCreate
      }
      onSession={(session) => {
        shopperSession.start(session);
        goBack();
      }}
    />
  );
}
