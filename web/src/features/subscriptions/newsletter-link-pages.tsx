import { skipToken, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useAction } from '../../apollo/use-action.ts';
import {
  ConfirmNewsletterDocument,
  NewsletterLinkDocument,
  type NewsletterLinkState,
  UnsubscribeNewsletterDocument,
} from '../../gql/graphql.ts';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { useLinkToken } from '../auth/shared/use-link-token.ts';
import { EmailLinkPage } from './shared/email-link-page.tsx';

/**
 * The state of the link's subscription. The latest response counts, because the other link's page may have
 * changed it.
 */
function useNewsletterLink() {
  const token = useLinkToken();
  const { data, error, refetch } = useQuery(
    NewsletterLinkDocument,
    token === null ? skipToken : { variables: { token }, fetchPolicy: 'cache-and-network' },
  );
  return {
    token: token ?? '',
    link: token === null ? null : data?.newsletterLink,
    error,
    // `error` reports another failure.
    refresh: () => void refetch().catch(() => undefined),
  };
}

/** The target of the newsletter's confirmation link: a button subscribes. */
export function NewsletterConfirmPage() {
  const { token, link, error, refresh } = useNewsletterLink();
  const [confirm, isConfirming] = useAction(ConfirmNewsletterDocument, {
    result: (payload) => payload.state,
    failure: t`You are not subscribed yet`,
    onDone: refresh,
    onRejected: refresh,
  });
  return (
    <EmailLinkPage title={pages.newsletterConfirm.title()} link={link} error={error} onRetry={refresh}>
      <ConfirmStep
        state={link?.state ?? 'EXPIRED'}
        isConfirming={isConfirming}
        onConfirm={() => void confirm({ token })}
      />
    </EmailLinkPage>
  );
}

interface ConfirmStepProps {
  state: NewsletterLinkState;
  isConfirming: boolean;
  onConfirm: () => void;
}

function ConfirmStep({ state, isConfirming, onConfirm }: ConfirmStepProps) {
  if (state === 'SUBSCRIBED') {
    return (
      <>
        <Callout tone="success" role="status" title={t`You are subscribed`}>
          <Trans>Thank you! We’ve sent you a welcome email.</Trans>
        </Callout>
        <ButtonLink to={paths.shop()}>
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      </>
    );
  }
  if (state === 'PENDING') {
    return (
      <>
        <p>
          <Trans>
            Be the first to hear about new products, sales and offers, with a reminder if you leave something
            in your cart. You can unsubscribe with one click at any time.
          </Trans>
        </p>
        <Button size="lg" pending={isConfirming} onClick={onConfirm}>
          <Trans>Confirm my subscription</Trans>
        </Button>
      </>
    );
  }
  return (
    <Callout tone="warning" role="status" title={t`This link is no longer valid`}>
      <Trans>
        It is older than seven days, or you have unsubscribed since. Enter your email at the bottom of this
        page to get a new one.
      </Trans>
    </Callout>
  );
}

/** The target of the newsletter's unsubscribe link: a button unsubscribes. */
export function NewsletterUnsubscribePage() {
  const { token, link, error, refresh } = useNewsletterLink();
  const [unsubscribe, isLeaving] = useAction(UnsubscribeNewsletterDocument, {
    result: (payload) => payload.state,
    failure: t`You are not unsubscribed yet`,
    onDone: refresh,
  });
  return (
    <EmailLinkPage title={pages.newsletterUnsubscribe.title()} link={link} error={error} onRetry={refresh}>
      {link?.state === 'UNSUBSCRIBED' ? (
        <Callout tone="success" role="status" title={t`You are unsubscribed`}>
          <Trans>You’ll no longer get the newsletter. You’ll still get emails about your orders.</Trans>
        </Callout>
      ) : (
        <>
          <p>
            <Trans>Press the button to stop getting the newsletter.</Trans>
          </p>
          <Button size="lg" pending={isLeaving} onClick={() => void unsubscribe({ token })}>
            <Trans>Unsubscribe</Trans>
          </Button>
        </>
      )}
    </EmailLinkPage>
  );
}
