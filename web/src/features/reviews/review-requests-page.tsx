import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAction } from '../../apollo/use-action.ts';
import { UpdateReviewRequestsDocument } from '../../gql/graphql.ts';
import { pages } from '../../navigation/pages.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/**
 * The target of the unsubscribe link in review request emails: one click unsubscribes, without logging in.
 * Opening the page does not, because email programs open links to scan for malware.
 */
export function ReviewRequestsPage() {
  const title = pages.reviewRequests.title();
  usePageTitle(title);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [isSubscribed, setSubscribed] = useState<boolean | null>(null);
  const [update, isRunning] = useAction(UpdateReviewRequestsDocument, {
    result: (payload) => (payload.isSubscribed == null ? null : { isSubscribed: payload.isSubscribed }),
    failure: t`Nothing was changed`,
    onDone: (now) => setSubscribed(now.isSubscribed),
  });
  return (
    <Container>
      <Stack gap={24} align="start">
        <PageHeading>{title}</PageHeading>
        <p role="status">
          {isSubscribed === null
            ? t`After a delivery, we ask you once for a review.`
            : isSubscribed
              ? t`We’ll ask you again after your next deliveries.`
              : t`Done. We won’t ask you for reviews again.`}
        </p>
        {isSubscribed === false ? (
          <Button
            variant="outline"
            pending={isRunning}
            onClick={() => void update({ token, isSubscribed: true })}
          >
            <Trans>Ask me again</Trans>
          </Button>
        ) : (
          <Button pending={isRunning} onClick={() => void update({ token, isSubscribed: false })}>
            <Trans>Stop asking me for reviews</Trans>
          </Button>
        )}
      </Stack>
    </Container>
  );
}
