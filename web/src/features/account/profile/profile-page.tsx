import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '../../../apollo/error-message.ts';
import { ProfileDocument, type User_userFragment } from '../../../gql/graphql.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from '../account-page.module.css';
import { ProfileForm } from './profile-form.tsx';

/** The profile form (specification section 2: the account's index page). */
export function ProfilePage() {
  return (
    <div className={styles.card}>
      <PageHeading className={styles.heading}>
        <Trans>Edit Your Profile</Trans>
      </PageHeading>
      <ViewerLoader>{(user) => <ProfileForm key={user.id} user={user} />}</ViewerLoader>
    </div>
  );
}

/** Loads the current profile; the session's copy may be older than a change on another device. */
function ViewerLoader({ children }: { children: (user: User_userFragment) => ReactNode }) {
  const { data, loading, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: 'network-only' });
  if (data?.viewer) return children(data.viewer);
  if (error) {
    const retry = () => void refetch().catch(() => undefined);
    return <ErrorState cause={errorMessage(error)} onRetry={retry} retrying={loading} />;
  }
  return (
    <Loading label={t`Loading your profile`}>
      <Stack gap={24}>
        <Skeleton height="78px" />
        <Skeleton height="78px" />
        <Skeleton height="78px" />
        <Skeleton height="78px" />
      </Stack>
    </Loading>
  );
}
