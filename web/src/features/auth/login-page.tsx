import { useMutation } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { LogInDocument } from '../../gql/graphql.ts';
import { enterAsCustomer, guestToken } from '../../session/enter-as-customer.ts';
import { useReturnAfterLogin } from '../../session/use-login-gate.ts';
import { useShop, useShopName } from '../../shop/use-shop.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import styles from './shared/auth-form.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { CredentialsForm } from './shared/credentials-form.tsx';
import { DemoNote } from './shared/demo-note.tsx';
import { GoogleButton } from './google/google-button.tsx';

/** The shopper's login. Its link to the sign-up passes on the visitor's intent. */
export function LoginPage() {
  const shopName = useShopName();
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthFrame title={t`Log in to ${shopName}`} intro={t`Enter your details below`}>
      <LoginForm />
      <p className={styles.forgot}>
        <TextLink accent to={paths.forgotPassword()}>
          <Trans>Forgot your password?</Trans>
        </TextLink>
      </p>
      <GoogleButton text={t`Sign in with Google`} />
      <p className={styles.other}>
        <Trans>
          Don’t have an account?{' '}
          <TextLink to={paths.signup()} state={state}>
            Sign up
          </TextLink>
        </Trans>
      </p>
      <DemoNote>{t`The demo account’s details are filled in: just press “Log In”, or use your own account.`}</DemoNote>
    </AuthFrame>
  );
}

/** Logs a shopper in and returns to the previous page. */
function LoginForm() {
  const demo = useShop()?.demo;
  const [logIn] = useMutation(LogInDocument);
  const goBack = useReturnAfterLogin();
  return (
    <CredentialsForm
      demo={demo ? { emailOrPhone: demo.shopperEmail, password: demo.shopperPassword } : undefined}
      logIn={async (input) =>
        (await logIn({ variables: { input, guestToken: guestToken() } })).data?.sessionCreate
      }
      onSession={(session, cartWarnings) => {
        enterAsCustomer({ session, cartWarnings });
        goBack();
      }}
    />
  );
}
