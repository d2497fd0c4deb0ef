import { useLocation } from 'react-router-dom';
import { useShopName } from '../../shop/use-shop.ts';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { LoginForm } from './login-form.tsx';
import styles from './auth-form.module.css';

/** The shopper's login. What the visitor wanted goes along to the sign-up, too. */
export function LoginPage() {
  const shopName = useShopName();
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthFrame title={`Log in to ${shopName}`} intro="Enter your details below">
      <LoginForm />
      <p className={styles.forgot}>
        <TextLink accent to={paths.forgotPassword()}>
          Forgot your password?
        </TextLink>
      </p>
      <GoogleButton words="Sign in with Google" />
      <p className={styles.other}>
        Don’t have an account?{' '}
        <TextLink to={paths.signup()} state={state}>
          Sign up
        </TextLink>
      </p>
    </AuthFrame>
  );
}
