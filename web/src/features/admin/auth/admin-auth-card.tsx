import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { adminSession, useAdminSession } from '../../../session/admin-session.ts';
import { readLoginState } from '../../../navigation/login-intent.ts';
import { paths } from '../../../navigation/paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import styles from './admin-auth.module.css';

interface AdminAuthCardProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** The card around the admin login and sign-up forms. Redirects a signed-in admin to the back office. */
export function AdminAuthCard({ title, intro, children }: AdminAuthCardProps) {
  const isSignedIn = useAdminSession() !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const wasSent = readLoginState(useLocation().state) !== null;
  if (wasSignedIn) return <Navigate to={paths.dashboard()} replace />;
  return (
    <div className={styles.card}>
      <PageHeading className={styles.title}>{title}</PageHeading>
      <p className={styles.intro}>{intro}</p>
      {wasSent && (
        <Callout className={styles.remark}>
          {adminSession.hasExpired
            ? t`Your session has ended. Please log in again to return to where you were.`
            : t`Please log in as an admin to see this page.`}
        </Callout>
      )}
      {children}
    </div>
  );
}
