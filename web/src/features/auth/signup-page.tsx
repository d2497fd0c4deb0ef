import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { SignUpDocument } from '../../gql/graphql.ts';
import { enterAsCustomer, guestToken } from '../../session/enter-as-customer.ts';
import { useReturnAfterLogin } from '../../session/use-login-gate.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AccountForm } from './shared/account-form.tsx';
import styles from './shared/auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from './google/google-button.tsx';

/** The shopper's sign-up. Its link to the login passes on the visitor's intent. */
export function SignupPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthFrame title={t`Create an account`} intro={t`Enter your details below`}>
      <SignupForm />
      <GoogleButton text={t`Sign up with Google`} />
      <p className={styles.other}>
        <Trans>
          Already have an account?{' '}
          <TextLink to={paths.login()} state={state}>
            Log in
          </TextLink>
        </Trans>
      </p>
    </AuthFrame>
  );
}

/** Creates a shopper's account, signs in with it and returns to the previous page. */
function SignupForm() {
  const [signUp] = useMutation(SignUpDocument);
  const goBack = useReturnAfterLogin();
  return (
    <AccountForm
      label={t`Create Account`}
      signUp={async ({ name, email, password }) =>
        (await signUp({ variables: { input: { name, email, password }, guestToken: guestToken() } })).data
          ?.customerCreate
      }
      onSession={(session, cartWarnings) => {
        enterAsCustomer({ session, cartWarnings });
        goBack();
      }}
    />
  );
}
