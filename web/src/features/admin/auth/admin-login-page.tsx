import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { AdminAuthCard } from './admin-auth-card.tsx';
import styles from './admin-auth.module.css';
import { AdminLoginForm } from './admin-login-form.tsx';

/** The admin's login. */
export function AdminLoginPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AdminAuthCard title="Admin log in" intro="Products, orders and customers of the shop.">
      <AdminLoginForm />
      <p className={styles.other}>
        <TextLink accent to={paths.forgotPassword()}>
          Forgot your password?
        </TextLink>
      </p>
      <p className={styles.other}>
        No admin account yet?{' '}
        <TextLink to={paths.adminSignup()} state={state}>
          Sign up
        </TextLink>
      </p>
    </AdminAuthCard>
  );
}
