import { useMutation } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { shopperSession } from '../../session/shopper-session.ts';
import { readSignupEmail } from '../../app/signup-state.ts';
import { useReturnAfterLogin } from '../../session/use-return-after-login.ts';
import { SignUpDocument } from '../../gql/graphql.ts';
import { AccountForm } from './account-form.tsx';

/** Makes a shopper's account, signs in with it and goes back to where the visitor was. */
export function SignupForm() {
  const [signUp] = useMutation(SignUpDocument);
  const goBack = useReturnAfterLogin();
  const email = readSignupEmail(useLocation().state);
  return (
    <AccountForm
      label="Create Account"
      email={email}
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
