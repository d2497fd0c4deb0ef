import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { GoogleButton } from './google-button.tsx';
import { SignupForm } from './signup-form.tsx';
import styles from './auth-form.module.css';

/** The shopper's sign-up. What the visitor wanted goes along to the login, too. */
export function SignupPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AuthFrame title="Create an account" intro="Enter your details below">
      <SignupForm />
      <GoogleButton words="Sign up with Google" />
      <p className={styles.other}>
        Already have an account?{' '}
        <TextLink to={paths.login()} state={state}>
          Log in
        </TextLink>
      </p>
    </AuthFrame>
  );
}
