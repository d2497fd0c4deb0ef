import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { useAction } from '../../../apollo/use-action.ts';
import {
  MyNewsletterDocument,
  type NewsletterState,
  UpdateNewsletterDocument,
} from '../../../gql/graphql.ts';
import { useSession } from '../../../session/shopper-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { CheckYourEmail } from '../../subscriptions/shared/check-your-email.tsx';
import styles from '../account-page.module.css';

/** The newsletter subscription, and a button that changes it. */
export function NewsletterSection() {
  const { data, loading, error, refetch } = useQuery(MyNewsletterDocument, {
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className={styles.section}>
        <Trans>Newsletter</Trans>
      </h2>
      {data ? (
        <NewsletterChoice state={data.newsletter ?? null} />
      ) : error ? (
        <ErrorState
          cause={errorMessage(error)}
          onRetry={() => void refetch().catch(() => undefined)}
          retrying={loading}
        />
      ) : (
        <Loading label={t`Loading your newsletter`}>
          <Skeleton height="96px" />
        </Loading>
      )}
    </section>
  );
}

function NewsletterChoice({ state }: { state: NewsletterState | null }) {
  const email = useSession()?.user.email ?? '';
  const [update, isUpdating] = useAction(UpdateNewsletterDocument, {
    result: (payload) => payload.userErrors.length === 0,
    failure: t`Newsletter subscription not changed`,
    update: (cache, { data }) => {
      const changed = data?.newsletterUpdate;
      if (changed)
        cache.writeQuery({ query: MyNewsletterDocument, data: { newsletter: changed.state ?? null } });
    },
  });
  const isOn = state === 'SUBSCRIBED';
  return (
    <Stack gap={16}>
      <p role="status">
        {isOn ? (
          <Trans>You’re subscribed with {email}.</Trans>
        ) : state === 'PENDING' ? (
          <CheckYourEmail>
            <Trans>Check your email: we’ve sent a confirmation link to {email}.</Trans>
          </CheckYourEmail>
        ) : (
          <Trans>
            You’re not subscribed. The newsletter brings you new products, sales and offers, and sometimes a
            reminder of a cart you left.
          </Trans>
        )}
      </p>
      <div>
        <Button
          variant={isOn || state === 'PENDING' ? 'outline' : 'primary'}
          pending={isUpdating}
          onClick={() => void update({ isSubscribed: !isOn && state !== 'PENDING' })}
        >
          {isOn ? (
            <Trans>Unsubscribe</Trans>
          ) : state === 'PENDING' ? (
            <Trans>Cancel subscription</Trans>
          ) : (
            <Trans>Subscribe</Trans>
          )}
        </Button>
      </div>
    </Stack>
  );
}
