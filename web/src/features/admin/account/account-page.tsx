import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { AccountDocument } from '../../../gql/graphql.ts';
import { useAdminSession } from '../../../session/admin-session.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { OrderNoticesPanel } from './order-notices-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { SessionList } from './session-list.tsx';

/**
 * The staff member's own account: name, email and password, two-step login, sessions, and how this browser
 * announces new orders.
 */
export function AccountPage() {
  const email = useAdminSession()?.user.email;
  const { data, error, refetch } = useQuery(AccountDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title={t`Your account`} note={email} />
      {data ? (
        <Stack gap={24}>
          {data.viewer && (
            <ProfilePanel
              key={data.viewer.id}
              user={data.viewer}
              hasFactor={data.viewer.secondFactor != null}
            />
          )}
          <SecondFactorPanel secondFactor={data.viewer?.secondFactor ?? null} />
          <SessionList sessions={data.sessions} />
          <OrderNoticesPanel />
        </Stack>
      ) : error ? (
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Loading label={t`Loading your account`}>
          <Skeleton height="240px" />
        </Loading>
      )}
    </>
  );
}
