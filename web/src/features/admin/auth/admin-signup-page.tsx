import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { AdminAuthCard } from './admin-auth-card.tsx';
import styles from './admin-auth.module.css';
import { AdminSignupForm } from './admin-signup-form.tsx';

/** The admin's sign-up. */
export function AdminSignupPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AdminAuthCard title="Admin sign up" intro="For the people who run the shop.">
      <AdminSignupForm />
      <p className={styles.other}>
        Already have an account?{' '}
        <TextLink to={paths.adminLogin()} state={state}>
          Log in
        </TextLink>
      </p>
    </AdminAuthCard>
  );
}
